import * as address from '~/addresses';
import { ActionButton } from '~/components/form/action-button';
import { ButtonLink } from '~/components/layout';
import { dateTime, fileSize } from '~/format';
import type { Outputs } from '~/registry/contract';

type Descarga = Outputs['descarga']['ver']['descarga'];

/** What there is to do: ask for the file, wait for it, or take it. */
export function State({ descarga }: { descarga: Descarga }) {
  if (!descarga) return <Asking />;
  return descarga.lista ? <Ready {...descarga} lista={descarga.lista} /> : <BeingMade {...descarga} />;
}

function Asking() {
  return (
    <>
      <p>
        Lo preparamos en unos minutos y le avisamos por correo y en sus mensajes. Queda aquí 48 horas, solo
        para usted, y después lo borramos.
      </p>
      <p>Si ingresó hace más de 10 minutos, le pedimos su contraseña.</p>
      <ActionButton intencion="pedir" pending="Pidiendo...">
        Preparar mis datos
      </ActionButton>
    </>
  );
}

function BeingMade({ pedidaEn }: Pick<NonNullable<Descarga>, 'pedidaEn'>) {
  return (
    <>
      <p>
        Pidió el archivo el {dateTime(pedidaEn)}. Le avisaremos por correo y en sus mensajes cuando esté
        pronto. Puede cerrar esta página.
      </p>
      <ButtonLink href={address.descargarDatos()} kind="second">
        Ver si ya está
      </ButtonLink>
    </>
  );
}

function Ready({ codigo, lista }: { codigo: string; lista: NonNullable<NonNullable<Descarga>['lista']> }) {
  return (
    <>
      <p>
        Su archivo está pronto. Lo puede descargar hasta el {dateTime(lista.hastaEn)}; después lo borramos y
        puede pedir otro.
      </p>
      <p>
        <ButtonLink href={address.archivoDeDatos(codigo)}>
          Descargar mis datos (HTML, {fileSize(lista.tamanio)})
        </ButtonLink>
      </p>
      <p>
        Es un solo archivo que se abre con cualquier navegador, también sin conexión. Guárdelo donde solo
        usted pueda leerlo. Si ingresó hace más de 10 minutos, le pedimos su contraseña.
      </p>
    </>
  );
}
