/** Puts a state in the present history entry without a navigation: `useLocation` returns it after Back or a reload. */
export function setEntryState(state: Readonly<Record<string, unknown>> | null): void {
  // The router keeps a page's state there, beside its own and that of open overlays.
  history.replaceState({ ...history.state, usr: state }, '');
}
