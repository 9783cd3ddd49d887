/** A reason not to start that the owner can fix: the message says what is wrong and what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
