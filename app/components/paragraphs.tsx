/** Plain text whose empty lines separate paragraphs; single line ends are kept. */
export function Paragraphs({ text }: { text: string }) {
  return [...text.matchAll(/\S[\s\S]*?(?=\n\s*\n|\s*$)/g)].map(({ 0: paragraph, index }) => (
    <p key={index} className="written">
      {paragraph}
    </p>
  ));
}
