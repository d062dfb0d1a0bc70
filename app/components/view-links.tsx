interface ViewLinksProps {
  /** What they are views of. */
  label: string;
  views: readonly { words: string; href: string; isHere: boolean }[];
}

/** The ways between the views of one list, each at its address; which of them is shown is said. */
export const ViewLinks = ({ label, views }: ViewLinksProps) => (
  <nav aria-label={label}>
    <ul className="kinds">
      {views.map(({ words, href, isHere }) => (
        <li key={words}>
          <a href={href} aria-current={isHere ? 'page' : undefined}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
