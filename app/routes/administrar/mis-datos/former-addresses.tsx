import { MailText } from '~/components/mail-text';
import { date } from '~/format';
import type { MyData } from './mis-datos.server';

/** What a change of the address for notices asks for, and who is told besides meanwhile (decision 051). */
export function FormerAddresses({ tambienAvisamosA }: Pick<MyData, 'tambienAvisamosA'>) {
  return (
    <>
      <p className="hint">Para cambiarlo le pedimos su contraseña.</p>
      {tambienAvisamosA.map(({ correo, hasta }) => (
        <p key={correo}>
          También avisamos a{' '}
          <strong>
            <MailText mail={correo} />
          </strong>{' '}
          {hasta === null
            ? 'hasta que valide la dirección nueva, y 30 días más.'
            : `hasta el ${date(hasta)}.`}
        </p>
      ))}
    </>
  );
}
