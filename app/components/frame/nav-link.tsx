import type { ReactNode } from 'react';

/** Where an entry of a menu stands: 'page' on the page itself, 'true' on a page below it. */
export const currentAt = (
  path: string,
  { href, under }: Pick<NavLinkProps, 'href' | 'under'>,
): 'page' | 'true' | undefined =>
  path === href ? 'page' : under?.some((base) => path.startsWith(base)) ? 'true' : undefined;

/** An entry of a menu. */
export function NavLink({ href, path, under, children }: NavLinkProps) {
  return (
    <li>
      <a href={href} aria-current={currentAt(path, { href, under })}>
        {children}
      </a>
    </li>
  );
}

interface NavLinkProps {
  href: string;
  path: string;
  /** Beginnings of the addresses that belong to this entry. */
  under?: readonly string[];
  children: ReactNode;
}
