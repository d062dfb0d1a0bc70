import { sinDispositivo } from '~/openid/factor-pages';
import { CodeField, type FactorErrors, PASO, page } from './page.server';

/** The second page of a sign-in. */
export const codePage = (uid: string, errors: FactorErrors): string =>
  page({
    id: PASO,
    titulo: 'Escriba su código',
    errors,
    children: (
      <>
        <p className="lead">
          Su cuenta tiene un segundo paso: además de la contraseña, pide un código que cambia cada medio
          minuto. Así, quien sepa su contraseña no puede llevarse sus dominios.
        </p>
        <form id={PASO} method="post" noValidate>
          <CodeField
            id={PASO}
            errors={errors}
            isWide
            hint="Abra la aplicación de códigos de su teléfono y escriba los 6 números que muestra. Si no lo tiene a mano, escriba uno de sus códigos de recuperación, de 20 números."
          />
          <div className="actions">
            <button type="submit" className="button">
              Continuar
            </button>{' '}
            <a href="/">Cancelar</a>
          </div>
        </form>
        <p>
          <a href={sinDispositivo(uid)}>No tengo mi dispositivo ni mis códigos</a>
        </p>
      </>
    ),
  });
