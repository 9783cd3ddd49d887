/** The other side refused this very message, and would again: trying later is no use. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
  /** Nothing is wrong with the shop, such as when a device is no longer there. */
  readonly expected: boolean;

  constructor(
    reason: string,
    { expected = false, cause }: { readonly expected?: boolean; readonly cause?: unknown } = {},
  ) {
    super(reason, { cause });
    this.expected = expected;
  }
}
