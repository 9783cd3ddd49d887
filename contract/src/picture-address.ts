/** The start of the addresses of a picture of the media store, to which `-480.avif` is added. */
export function pictureAddress(id: string): string {
  return `/media/${id.slice(0, 2)}/${id}`;
}

/** The id in a picture's address. */
export function idInAddress(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
