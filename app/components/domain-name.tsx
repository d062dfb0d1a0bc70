/** More between two dots or hyphens than a line of a phone has room for in the letters of a heading. */
const LONG = /[^.-]{16}/;

/** A domain name: it may break after its label, and its suffix stands out. */
export function DomainName({ nombre }: { nombre: string }) {
  const dot = nombre.indexOf('.');
  const kind = LONG.test(nombre) ? 'domain long' : 'domain';
  if (dot < 0) return <span className={kind}>{nombre}</span>;
  return (
    <span className={kind}>
      {nombre.slice(0, dot)}
      <wbr />
      <span className="suffix">{nombre.slice(dot)}</span>
    </span>
  );
}
