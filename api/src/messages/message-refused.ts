/** The other side refused this very message, and would again: trying later is no use. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
}
