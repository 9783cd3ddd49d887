interface OtpCredential extends Credential {
  readonly code: string;
}

/** The pending request, or the last one. */
let asked: Promise<void> = Promise.resolve();

/**
 * Reads a one-time code from its message where the browser can (WebOTP, Chrome on Android). One request at a
 * time: a second concurrent one crashes Chrome's renderer.
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
        // Declined, cancelled or no message: the shopper types the code.
      }
    });
  }
  return () => leaving.abort();
}
