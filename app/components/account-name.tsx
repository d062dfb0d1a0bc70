import { accountEnd } from '~/format';

/** An account as `accountName` names it, in a page: what is shown of its number is not broken after its dots. */
export const AccountName = ({ nombre, numero }: { nombre: string; numero: string }) => (
  <>
    {nombre} <span className="unbroken">{accountEnd(numero)}</span>
  </>
);
