import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { CancelLink, Dialog } from '~/components/dialog';
import { dialogTitle } from '~/components/page-title';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { signedIn } from '~/session/guard.server';
import { toAct } from '../domain.server';
import { readableLine } from './readable-line.server';

export async function loader(args: LoaderFunctionArgs) {
  const { nombre, volver } = await toAct(args, 'editarRegistros');
  const { registry } = await signedIn(args);
  const { versiones } = await orNotAvailable(registry.dns.versiones({ nombreDominio: nombre }));
  const readable = versiones.map((each) => ({ ...each, resumen: each.resumen.map(readableLine) }));
  return { nombre, volver, versiones: readable };
}

/** The last changes of the records, and the way back to before each. */
export default function Versions() {
  const { nombre, volver, versiones } = useLoaderData<typeof loader>();
  return (
    <Dialog title={`Versiones de la zona de ${nombre}`} closeTo={volver}>
      {versiones.length === 0 ? (
        <p>Todavía no hay cambios: cada uno que haga se puede deshacer aquí.</p>
      ) : (
        <>
          <p>Los más nuevos primero, en hora de Uruguay.</p>
          <ol className="lines tall">
            {versiones.map((version) => (
              <Version key={version.version} nombre={nombre} {...version} />
            ))}
          </ol>
        </>
      )}
      <CancelLink>Cerrar</CancelLink>
    </Dialog>
  );
}

type VersionProps = Awaited<ReturnType<typeof loader>>['versiones'][number] & { nombre: string };

/** One change: what happened, when and by whom, the first lines of what it did, and how it is taken back. */
const Version = ({ nombre, version, titulo, momento, usuario, resumen, ...total }: VersionProps) => {
  const more = total.quitados + total.agregados - resumen.length;
  return (
    <li>
      <span className="name">{titulo}</span>
      <div className="detail">
        <DateText value={momento} withTime="in-list" />, {usuario ?? 'El registro'}
      </div>
      {resumen.map((linea) => (
        <div key={linea} className="detail">
          <code>{linea}</code>
        </div>
      ))}
      {more > 0 && <div className="detail">Y {more} más.</div>}
      <Link to={address.dnsDe('deshacer', nombre, { version: version - 1 })} preventScrollReset replace>
        Deshacer este cambio<span className="sr"> de la versión {version}</span>
      </Link>
    </li>
  );
};

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Versiones de la zona');
