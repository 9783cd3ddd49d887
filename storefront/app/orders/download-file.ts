/** The object URL must live until the browser has read it, in milliseconds. */
const TAKEN_OVER_MS = 60_000;

/** Downloads a file under its own name. */
export function downloadFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_OVER_MS);
}
