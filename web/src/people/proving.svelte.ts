/** What could take an account away from its owner asks for the password or passkey again, then goes on. */
import { Refused } from '../api/http';

type Answer = (proved: boolean) => void;
export const asked = $state<{ answer: Answer | null }>({ answer: null });

/** Does it; if the server wants proof first, asks the person for it and does it again. */
export async function proving<T>(what: () => Promise<T>): Promise<T> {
  try {
    return await what();
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'prove-first') throw error;
    const proved = await new Promise<boolean>((resolve) => (asked.answer = resolve));
    if (!proved) throw error;
    return await what();
  }
}
