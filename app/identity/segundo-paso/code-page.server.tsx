import { sinDispositivo } from '~/openid/factor-pages';
import { leftTo, type SignsInFor } from '~/openid/signs-in-for';
import type { PageScript } from '../document.server';
import { UsePasskey } from './llaves/pages.server';
import { CodeField, type FactorErrors, PASO, page } from './page.server';

const FROM_PHONE =
  'Abra la aplicación de códigos de su teléfono y escriba los 6 números que muestra. Si no lo tiene a mano, escriba uno de sus códigos de recuperación, de 20 números.';
const FROM_PAPER = 'Uno de sus códigos de recuperación, de 20 números. Cada uno sirve una sola vez.';

/** What the code may come from, and where there is a passkey what it is asked with, and by which script. */
export interface Ways {
  hasCodes: boolean;
  passkey?: { options: string; script: PageScript } | undefined;
  /** What they sign in for: who does not after all is led back there. */
  para: SignsInFor | undefined;
}

/** The second page of a sign-in. */
export const codePage = (uid: string, errors: FactorErrors, { hasCodes, passkey, para }: Ways): string =>
  page({
    id: PASO,
    titulo: passkey ? 'Confirme que es usted' : 'Escriba su código',
    errors,
    script: passkey?.script,
    children: (
      <>
        <p className="lead">
          Su cuenta tiene un segundo paso, además de la contraseña. Así, quien sepa su contraseña no puede
          llevarse sus dominios.
        </p>
        {passkey && <UsePasskey options={passkey.options} />}
        <form id={PASO} method="post" noValidate>
          {passkey && <h2>Con un código</h2>}
          <CodeField id={PASO} errors={errors} isWide hint={hasCodes ? FROM_PHONE : FROM_PAPER} />
          <div className="actions">
            <button type="submit" className={passkey ? 'button second' : 'button'}>
              Continuar
            </button>{' '}
            <a href={leftTo(para)}>Cancelar</a>
          </div>
        </form>
        <p>
          <a href={sinDispositivo(uid)}>No tengo mi dispositivo ni mis códigos</a>
        </p>
      </>
    ),
  });
