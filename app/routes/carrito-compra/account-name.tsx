import { accountName } from '~/format';

/** An account as `accountName` names it, in a page: its number stays with its name, and is not broken after its dots. */
export function AccountName({ nombre, numero }: { nombre: string; numero: string }) {
  const whole = accountName(nombre, numero);
  const end = whole.lastIndexOf(' ');
  return (
    <>
      {whole.slice(0, end)}&nbsp;<span className="unbroken">{whole.slice(end + 1)}</span>
    </>
  );
}
