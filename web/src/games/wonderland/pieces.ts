/** Silhouettes of the pieces, foot at the origin. */
export const BODY = 'M-8.4,0Q-8.6,-3 -6,-5Q-3.8,-8 -3.6,-12.6H3.6Q3.8,-8 6,-5Q8.6,-3 8.4,0Q0,2.4 -8.4,0Z';
export const HEADS: Record<string, string> = {
  alice: 'M0,-12.2a4.9,4.9 0 1 1 .01,0zM-.6,-21.4L-7.4,-25.6V-17.6ZM.6,-21.4L7.4,-25.6V-17.6Z',
  mad_hatter: 'M0,-11.6a4.6,4.6 0 1 1 .01,0zM-8,-19h16v-2.6h-2.8l1,-8.6q-6.2,-2 -12.4,0l1,8.6h-2.8z',
  queen_of_hearts:
    'M0,-11.2c-5.2,-4.4 -8.2,-7.2 -8.2,-10.8c0,-4.6 6,-6.2 8.2,-1.8c2.2,-4.4 8.2,-2.8 8.2,1.8c0,3.6 -3,6.4 -8.2,10.8z',
  cheshire_cat: 'M-7.6,-28l4.4,4.4a8,8 0 0 1 6.4,0l4.4,-4.4v9.4a7.6,7 0 0 1 -15.2,0z',
  jabberwock:
    'M-9.4,-29.6q.4,6 4.2,7.4q5.2,-2.2 10.4,0q3.8,-1.4 4.2,-7.4q3.4,8.4 -2.6,11.6q-.6,6.4 -6.8,6.8q-6.2,-.4 -6.8,-6.8q-6,-3.2 -2.6,-11.6z',
};
export const CASTLE = 'M-15,0V-20H-11V-16.5H-8V-20H-5V-30H-2.5V-27H2.5V-30H5V-20H8V-16.5H11V-20H15V0Z';
/** The board of a standing leader, 34 wide and 46 high. */
export const STANDEE = 'M-17,-5.5V-30.4Q-17,-46 0,-46Q17,-46 17,-30.4V-5.5Z';
