/** Whether a file is a photograph as iPhones save them, by its type or, where the browser knows none, its name. */
export function isHeic({ type, name }: { readonly type: string; readonly name: string }): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}
