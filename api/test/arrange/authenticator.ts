import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation } from '@dp/contract/staff/security.ts';

/** Flags of authenticator data (WebAuthn §6.1): user present, user verified, credential attached. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTACHED = 0x40;

/** A challenge as the back office sends it. */
interface Options {
  readonly challenge: string;
}

/** A passkey in software (ES256): it signs as a phone would, so that the library really verifies. */
export class Authenticator {
  readonly credentialId = randomBytes(32).toString('base64url');
  readonly #origin: string;
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  #counter = 0;
  /** Whether its owner unlocks it when asked. */
  unlocked = true;

  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** The answer to a challenge for a new passkey. */
  register({ challenge }: Options): PasskeyAttestation {
    const credentialId = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.from([0, credentialId.length]);
    const attached = Buffer.concat([Buffer.alloc(16), length, credentialId, this.#coseKey()]);
    const authData = Buffer.concat([this.#data(ATTACHED), attached]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** The answer to a challenge for a passkey. */
  answer({ challenge }: Options): PasskeyAssertion {
    this.#counter += 1;
    const authenticatorData = this.#data(0);
    const clientData = this.#clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      },
    };
  }

  #credential() {
    const id = this.credentialId;
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }),
    );
  }

  #data(flags: number): Buffer {
    const head = Buffer.alloc(5);
    head[0] = flags | PRESENT | (this.unlocked ? VERIFIED : 0);
    head.writeUInt32BE(this.#counter, 1);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), head]);
  }

  /** The public key as COSE (RFC 9053): EC2, ES256, P-256, x and y. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return cborMap([
      [cborInteger(1), cborInteger(2)],
      [cborInteger(3), cborInteger(-7)],
      [cborInteger(-1), cborInteger(1)],
      [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
  }
}

function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest();
}

/** The head of a CBOR item (RFC 8949): major type and a number below 65,536. */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}

const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (value: Buffer) => Buffer.concat([cborHead(2, value.length), value]);
const cborText = (value: string) =>
  Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
