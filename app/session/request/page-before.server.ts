import { settings } from '~/base/config.server';
import { ownPath, pathOf } from '~/base/own-path';

/** The page of this portal whose link led to a request; nothing where it is not said, is elsewhere, or is the same. */
export function pageBefore(request: Request): string | undefined {
  const said = request.headers.get('Referer') ?? '';
  if (!URL.canParse(said)) return undefined;
  const { origin, pathname, search } = new URL(said);
  if (origin !== new URL(settings().PUBLIC_URL).origin) return undefined;
  const path = ownPath(`${pathname}${search}`);
  return path === pathOf(request) ? undefined : path;
}
