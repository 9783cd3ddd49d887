interface OtpCredential extends Credential {
  readonly code: string;
}

/** The question that is open, or the last one. */
let asked: Promise<void> = Promise.resolve();

/**
 * Where the browser can (WebOTP, Chrome on Android), takes a one-time code out of the message that
 * brings it. One question at a time: Chrome's renderer dies of a second one beside the first.
 *
 * @returns a function that stops waiting for the message.
 */
export function readCodeFromMessage(found: (code: string) => void): () => void {
  const leaving = new AbortController();
  if ('OTPCredential' in globalThis) {
    asked = asked.then(async () => {
      if (leaving.signal.aborted) return;
      const request = { otp: { transport: ['sms'] }, signal: leaving.signal };
      try {
        const credential = await navigator.credentials.get(request as CredentialRequestOptions);
        if (credential !== null) found((credential as OtpCredential).code);
      } catch {
        // Declined, given up or no message: the shopper types the code.
      }
    });
  }
  return () => leaving.abort();
}
