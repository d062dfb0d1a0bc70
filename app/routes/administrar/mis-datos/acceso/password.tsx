import { ButtonLink } from '~/components/layout';

/** The password is the provider's: of the embedded one it is changed there, of an outside one where the account is. */
export function Password({ clave }: { clave: string | null }) {
  return (
    <section aria-labelledby="contrasena">
      <h2 id="contrasena">Contraseña</h2>
      {clave ? (
        <>
          <p>Al cambiarla se cierran todas sus sesiones.</p>
          <ButtonLink href={clave} kind="second">
            Cambiar contraseña
          </ButtonLink>
        </>
      ) : (
        <p>Su cuenta es de otro proveedor: la contraseña se cambia allí.</p>
      )}
    </section>
  );
}
