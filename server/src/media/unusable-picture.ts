/** Why a file is no picture for the shop, in words to be read after its name. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
}
