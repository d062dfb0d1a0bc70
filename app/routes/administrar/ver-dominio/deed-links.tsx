import { Link } from '@remix-run/react';
import { RowActions } from '~/components/layout';

/** A deed of the page of a name, worded on the server. */
export interface DeedLink {
  href: string;
  words: string;
}

/** What can be done in a section of it, each in a dialog over the page; nothing where nothing can be. */
export const DeedLinks = ({ deeds }: { deeds: readonly DeedLink[] }) => (
  <RowActions>
    {deeds.map(({ href, words }) => (
      <li key={href}>
        <Link to={href} preventScrollReset>
          {words}
        </Link>
      </li>
    ))}
  </RowActions>
);
