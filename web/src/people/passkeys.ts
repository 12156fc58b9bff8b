/** Passkeys: the server's question to the device and its answer, as JSON and back (WebAuthn). */
import { Refused } from '../api/http';
import type { Credential, Making, Showing } from './api';

const bytes = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer;
const written = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Can this browser have any here? A bare address cannot. */
export const passkeysWork = (): boolean =>
  'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

const described = (list: readonly PublicKeyCredentialDescriptorJSON[] = []): PublicKeyCredentialDescriptor[] =>
  list.map(({ id }) => ({ type: 'public-key', id: bytes(id) }));

/** Nobody answered, or another page of this browser asks already. */
const unanswered = (): never => {
  throw new Refused('wrong-passkey', 'no passkey was shown');
};

export async function makePasskey(options: Making): Promise<Credential> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: described(options.excludeCredentials),
  };
  const made = (await navigator.credentials.create({ publicKey }).catch(unanswered)) as PublicKeyCredential;
  const answer = made.response as AuthenticatorAttestationResponse;
  return {
    ...named(made),
    response: { clientDataJSON: written(answer.clientDataJSON), attestationObject: written(answer.attestationObject) },
  };
}

export async function usePasskey(options: Showing): Promise<Credential> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: described(options.allowCredentials),
  };
  const shown = (await navigator.credentials.get({ publicKey }).catch(unanswered)) as PublicKeyCredential;
  const answer = shown.response as AuthenticatorAssertionResponse;
  return {
    ...named(shown),
    response: {
      clientDataJSON: written(answer.clientDataJSON),
      authenticatorData: written(answer.authenticatorData),
      signature: written(answer.signature),
      userHandle: answer.userHandle ? written(answer.userHandle) : null,
    },
  };
}

const named = (key: PublicKeyCredential) => ({
  id: key.id,
  rawId: written(key.rawId),
  type: key.type,
  clientExtensionResults: key.getClientExtensionResults(),
});
