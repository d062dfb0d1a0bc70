interface CleanedHtmlProps {
  /** As it may stand in a page: cleaned by who asked for it, and here for nobody else. */
  html: string;
  /** In a box of its own that scrolls, by this name: it can be reached with the keyboard. */
  boxed?: string | undefined;
}

/** A text that the registry's people wrote in HTML: the one place where a text is not drawn by React. */
export function CleanedHtml({ html, boxed }: CleanedHtmlProps) {
  const text = { __html: html };
  return boxed === undefined ? (
    <div className="prose" dangerouslySetInnerHTML={text} />
  ) : (
    <section className="terms prose" tabIndex={0} aria-label={boxed} dangerouslySetInnerHTML={text} />
  );
}
