/** What of a name a line of a phone has room for in the letters of a heading; it goes on at its dots and hyphens. */
const LONGEST = 15;

/** A domain name: it may break after its label, and its suffix stands out. */
export function DomainName({ nombre }: { nombre: string }) {
  const dot = nombre.indexOf('.');
  const isLong = nombre.split(/[.-]/).some(({ length }) => length > LONGEST);
  const kind = isLong ? 'domain long' : 'domain';
  if (dot < 0) return <span className={kind}>{nombre}</span>;
  return (
    <span className={kind}>
      {nombre.slice(0, dot)}
      <wbr />
      <span className="suffix">{nombre.slice(dot)}</span>
    </span>
  );
}
