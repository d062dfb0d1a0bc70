import type { ReactNode } from 'react';

/** An entry of a menu: `current` is 'page' on the page itself, 'true' on a page below it. */
export function NavLink({ href, path, under, children }: NavLinkProps) {
  const current = path === href ? 'page' : under?.some((base) => path.startsWith(base)) ? 'true' : undefined;
  return (
    <li>
      <a href={href} aria-current={current}>
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
