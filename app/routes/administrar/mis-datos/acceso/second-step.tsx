import { ButtonLink } from '~/components/layout';

/** What a second step is for, and where the provider has it. */
export function SecondStep({ href }: { href: string }) {
  return (
    <section aria-labelledby="segundo-paso">
      <h2 id="segundo-paso">Segundo paso</h2>
      <p>
        Además de la contraseña, para ingresar se pide un código que muestra su teléfono, o una llave de
        acceso. Así, quien adivine o robe su contraseña no puede llevarse sus dominios.
      </p>
      <ButtonLink href={href} kind="second">
        Ver y cambiar el segundo paso
      </ButtonLink>
    </section>
  );
}
