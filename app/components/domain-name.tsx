/** A domain name: it may break after its label, and its suffix stands out. */
export function DomainName({ nombre }: { nombre: string }) {
  const dot = nombre.indexOf('.');
  if (dot < 0) return <span className="domain">{nombre}</span>;
  return (
    <span className="domain">
      {nombre.slice(0, dot)}
      <wbr />
      <span className="suffix">{nombre.slice(dot)}</span>
    </span>
  );
}
