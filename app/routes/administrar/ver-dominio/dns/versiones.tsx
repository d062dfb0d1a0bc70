import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { CancelLink, Dialog } from '~/components/dialog';
import { Actions } from '~/components/layout';
import { dialogTitle } from '~/components/page-title';
import { NBSP } from '~/format';
import { readableLine } from '~/registry/domain/registro-en-palabras';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { signedIn } from '~/session/guard.server';
import { toAct } from '../domain.server';
import { waysBack } from './ways-back.server';

/** As many lines of each as are read without being asked for. */
const SEEN = 3;

export async function loader(args: LoaderFunctionArgs) {
  const { nombre, volver } = await toAct(args, 'editarRegistros');
  const { registry } = await signedIn(args);
  const { versiones } = await orNotAvailable(registry.dns.versiones({ nombreDominio: nombre }));
  const readable = versiones.map(({ resumen, deshacer, ...each }, after) => {
    const lines = resumen.map((line) => readableLine(line.replace(/^([−+]) /, `$1${NBSP}`)));
    const ways = waysBack({ after, versiones, deshacer });
    return { ...each, ...ways, primeras: lines.slice(0, SEEN), otras: lines.slice(SEEN) };
  });
  return { nombre, volver, versiones: readable };
}

/** The last changes of the records, and the way to take one back: it alone, or with all that came after it. */
export default function Versions() {
  const { nombre, volver, versiones } = useLoaderData<typeof loader>();
  return (
    <Dialog title={`Versiones de la zona de ${nombre}`} closeTo={volver}>
      {versiones.length === 0 ? (
        <p>Todavía no hay cambios: cada uno que haga se puede deshacer aquí.</p>
      ) : (
        <>
          <p>
            Los cambios de la zona{versiones.length > 1 && ', los más nuevos primero'}, en hora de Uruguay.
          </p>
          <ol className="lines tall">
            {versiones.map((version) => (
              <Version key={version.version} nombre={nombre} {...version} />
            ))}
          </ol>
        </>
      )}
      <Actions>
        <CancelLink>Cerrar</CancelLink>
      </Actions>
    </Dialog>
  );
}

type VersionProps = Awaited<ReturnType<typeof loader>>['versiones'][number] & {
  nombre: string;
};

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <div key={line} className="detail">
      <code>{line}</code>
    </div>
  ));

/** One change: what happened, when and by whom, the first lines of what it did, and how it is taken back. */
const Version = ({
  nombre,
  version,
  titulo,
  momento,
  usuario,
  primeras,
  otras,
  took,
  past,
  alone,
  withLater,
  ...total
}: VersionProps) => {
  const more = total.quitados + total.agregados - primeras.length;
  const cual = <span className="sr"> de la versión {version}</span>;
  const before = { version: version - 1 };
  return (
    <li>
      <span className="name">{titulo}</span>
      <div className="detail">
        <DateText value={momento} withTime="in-list" /> · {usuario ?? 'El Registro .uy'} · versión {version}
      </div>
      {took && <div className="detail">{took}</div>}
      <Lines lines={primeras} />
      {more > 0 && (
        <details className="detail">
          <summary>Y {more} más</summary>
          <Lines lines={otras} />
          {more > otras.length && <p>No se muestran {more - otras.length} más.</p>}
        </details>
      )}
      {past && <div className="detail">{past}</div>}
      <div className="act">
        {alone && (
          <Link to={address.dnsDe('deshacer', nombre, { ...before, solo: 'si' })} preventScrollReset replace>
            {alone}
            {cual}
          </Link>
        )}
        {alone && withLater && ' · '}
        {withLater && (
          <Link to={address.dnsDe('deshacer', nombre, before)} preventScrollReset replace>
            {withLater}
            {cual}
          </Link>
        )}
      </div>
    </li>
  );
};

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Versiones de la zona');
