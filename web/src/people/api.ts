/** What an account is for, over HTTP (docs/accounts.md). */
import { ask } from '../api/http';
import type {
  Claimed,
  Codes,
  Me,
  Moved,
  MyGame,
  NewTarget,
  NoticeSettings,
  PasskeyQuestion,
  Person,
  Profile,
  Rated,
  Report,
  SeatKey,
  SeatNotices,
  Security,
  Standing,
  Statistics,
  TargetInfo,
  WebhookTest,
  Wishes,
} from '../api/messages';

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const of = (game: string) => `/api/standing/${encodeURIComponent(game)}`;
const query = (said: Record<string, string>) =>
  new URLSearchParams(Object.entries(said).filter(([, value]) => value)).toString();
/** WebAuthn's answer as JSON. */
export type Credential = Record<string, unknown>;
/** WebAuthn's questions as JSON: what a device wants as bytes is text. */
export interface Making extends Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> {
  challenge: string;
  user: PublicKeyCredentialUserEntityJSON;
  excludeCredentials?: PublicKeyCredentialDescriptorJSON[];
}
export interface Showing extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  challenge: string;
  allowCredentials?: PublicKeyCredentialDescriptorJSON[];
}
type Asked<Options> = PasskeyQuestion & { options: Options };

export const people = {
  me: () => ask<Me>('/api/account'),
  signUp: (name: string, password: string, lang: string) => ask<Me>('/api/account/sign-up', { name, password, lang }),
  signIn: (name: string, password: string) => ask<Me>('/api/account/sign-in', { name, password }),
  signOut: (everywhere: boolean) => ask<Me>('/api/account/sign-out', { everywhere }),
  recover: (name: string, code: string, password: string) => ask<Me>('/api/account/recover', { name, code, password }),
  lost: (who: string) => ask<void>('/api/account/lost', { who }),
  reset: (token: string, password: string) => ask<Me>('/api/account/reset', { token, password }),
  confirmEmail: (token: string) => ask<void>('/api/account/email/confirm', { token }),
  stopMails: (token: string) => ask<void>(`/api/stop/${encodeURIComponent(token)}`, {}),

  security: () => ask<Security>('/api/account/security'),
  prove: (password: string) => ask<void>('/api/account/prove', { password }),
  setPassword: (password: string) => ask<void>('/api/account/password', { password }),
  newCodes: () => ask<Codes>('/api/account/codes', {}),
  endSession: (id: string) => ask<void>('/api/account/sessions/end', { id }),
  newPasskey: (name: string, lang: string) => ask<Asked<Making>>('/api/account/passkey/new', { name, lang }),
  keepPasskey: (slip: string, credential: Credential, label: string) =>
    ask<Me>('/api/account/passkey/keep', { slip, credential, label }),
  askPasskey: () => ask<Asked<Showing>>('/api/account/passkey/ask', {}),
  showPasskey: (slip: string, credential: Credential, prove: boolean) =>
    ask<Me>('/api/account/passkey/answer', { slip, credential, prove }),
  removePasskey: (id: string) => ask<void>('/api/account/passkey/remove', { id }),

  setProfile: (profile: Profile) => ask<Me>('/api/account/profile', profile),
  games: (before = '', beyond = '') => ask<MyGame[]>(`/api/account/games?${query({ before, beyond })}`),
  partners: () => ask<Person[]>('/api/account/people'),
  person: (id: string) => ask<Person>(`/api/people/${encodeURIComponent(id)}`),
  block: (person: string) => ask<Person[]>('/api/account/block', { person }),
  unblock: (person: string) => ask<Person[]>('/api/account/unblock', { person }),
  export: () => ask<Blob>('/api/account/export', {}),
  remove: (name: string) => ask<Me>('/api/account/delete', { name }),

  claim: (table: string, tokens: string[]) => ask<Claimed>(`${at(table)}/claim`, { tokens }),
  newKey: (table: string, seat: number) => ask<SeatKey>(`${at(table)}/key`, { seat }),
  report: (table: string, report: Report, token?: string) => ask<void>(`${at(table)}/report`, report, token),
  invite: (table: string, person: string) => ask<void>(`${at(table)}/invite`, { person }),

  notices: () => ask<NoticeSettings>('/api/account/notices'),
  setNotices: (wishes: Wishes) => ask<void>('/api/account/notices', wishes),
  tryNotice: (id: string) => ask<WebhookTest>('/api/account/notices/test', { id }),
  setEmail: (email: string) => ask<void>('/api/account/email', { email }),
  pushKey: () => ask<{ key: string }>('/api/push'),
  addTarget: (target: NewTarget) => ask<TargetInfo>('/api/account/targets', target),
  removeTarget: (id: string) => ask<void>('/api/account/targets/remove', { id }),
  seatTold: (table: string, seat: number, token?: string) =>
    ask<SeatNotices>(`${at(table)}/targets?seat=${seat}`, undefined, token),
  untellSeat: (table: string, id: string, token?: string) => ask<void>(`${at(table)}/targets/remove`, { id }, token),
  trySeat: (table: string, id: string, token?: string) => ask<WebhookTest>(`${at(table)}/targets/test`, { id }, token),
  mailSeat: (table: string, seat: number, email: string, lang: string, token?: string) =>
    ask<void>(`${at(table)}/mail`, { seat, email, lang }, token),
  confirmSeatMail: (table: string, token: string) => ask<void>(`${at(table)}/mail/confirm`, { token }),
  tellSeat: (table: string, seat: number, target: NewTarget, token?: string) =>
    ask<TargetInfo>(`${at(table)}/targets`, { seat, target }, token),

  standing: (game: string, season: string) => ask<Standing>(`${of(game)}?${query({ season })}`),
  statistics: (game: string, season: string, among: string) =>
    ask<Statistics>(`${of(game)}/statistics?${query({ season, among })}`),
  standingOf: (person: string) => ask<Rated[]>(`/api/people/${encodeURIComponent(person)}/standing`),
  moved: (table: string) => ask<Moved[] | null>(`/api/standing/table/${encodeURIComponent(table)}`),
  beNamed: (on: boolean) => ask<{ on: boolean }>('/api/account/named', { on }),
};
