interface AccountNameProps {
  /** Where the row does not say it elsewhere. */
  nombre?: string;
  /** Whole, or masked as the registry gives it. */
  numero: string;
}

/** An account where it is named beside other things, as `accountName` says it. */
export const AccountName = ({ nombre, numero }: AccountNameProps) => (
  <>
    {nombre}
    <span className="sr">{nombre ? ', terminada en' : 'Terminada en'}</span> <span aria-hidden="true">…</span>
    {numero.slice(-4)}
  </>
);
