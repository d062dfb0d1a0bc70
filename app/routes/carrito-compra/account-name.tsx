import { accountName } from '~/format';

/** An account as `accountName` names it, in a page: what is shown of its number is not broken after its dots. */
export function AccountName({ nombre, numero }: { nombre: string; numero: string }) {
  const whole = accountName(nombre, numero);
  const end = whole.lastIndexOf(' ') + 1;
  return (
    <>
      {whole.slice(0, end)}
      <span className="unbroken">{whole.slice(end)}</span>
    </>
  );
}
