/** Time for the browser to take the file over, in milliseconds; before that its address must not end. */
const TAKEN_OVER_MS = 60_000;

/** Hands a file to the shopper's downloads, under its own name. */
export function keepFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_OVER_MS);
}
