import type { ComponentType } from 'react';
import { useMatches } from 'react-router';

/** The layout around a page (specification §2). A route module exports it as `handle`. */
export interface RouteFlags {
  /**
   * The top bar. On wide screens it also carries the navigation, so it shows there with `toolbar` too;
   * `wide` shows it there alone; a page's own top has its place on phones.
   */
  readonly header: boolean | 'wide' | ComponentType;
  /** The footer on phones. On wide screens every page with the header has it. */
  readonly footer: boolean;
  /** The bottom tab bar; the header's navigation on wide screens. */
  readonly toolbar: boolean;
  /** Guests are sent to the login page and back after. */
  readonly requiresLogin?: boolean;
  /** A list: pulling it down reloads it. */
  readonly refreshable?: boolean;
}
export type RouteHandle = Partial<RouteFlags>;

const DEFAULTS: RouteFlags = {
  header: true,
  footer: true,
  toolbar: true,
};

/** The flags of the page shown; one that failed has those of an ordinary page around its error. */
export function useRouteFlags(failed?: boolean): RouteFlags {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return { ...DEFAULTS, ...handle, ...(failed && DEFAULTS) };
}
