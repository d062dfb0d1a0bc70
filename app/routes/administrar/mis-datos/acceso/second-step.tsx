import { ButtonLink } from '~/components/layout';
import { Tag } from '~/components/tag';

const WITH =
  'Para ingresar se piden su contraseña y un código que muestra su teléfono, o una llave de acceso.';
const WITHOUT =
  'Con el segundo paso se pide también un código que muestra su teléfono, o una llave de acceso: quien adivine o robe su contraseña no puede llevarse sus dominios.';

/** Whether there is a second step, where that is known, what it is for, and where the provider has it. */
export function SecondStep({ href, has }: { href: string; has: boolean | null }) {
  return (
    <section aria-labelledby="segundo-paso">
      <h2 id="segundo-paso">
        Segundo paso{' '}
        {has !== null && <Tag tono={has ? 'ok' : 'aviso'}>{has ? 'Activado' : 'Sin activar'}</Tag>}
      </h2>
      <p>
        {has === false && 'Hoy su cuenta pide solo la contraseña. '}
        {has ? WITH : WITHOUT}
      </p>
      <ButtonLink href={href} kind="second">
        {has === false ? 'Activar el segundo paso' : 'Ver y cambiar el segundo paso'}
      </ButtonLink>
    </section>
  );
}
