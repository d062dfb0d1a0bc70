import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { count } from '~/format';
import {
  agregarDispositivo,
  agregarLlave,
  codigosDeRecuperacion,
  quitarDispositivo,
  seguirConPaso,
  segundoPaso,
} from '~/openid/factor-pages';
import { PASO, page } from './page.server';
import { HOW_MANY } from './recovery-codes.server';
import type { Device } from './store.server';

interface Overview {
  devices: readonly Device[];
  codes: number;
  history: readonly { texto: string; cuando: string }[];
  said?: string;
  /** When the second step goes, where somebody asked that it be taken away. */
  goes?: string;
  /** Whether browsers know passkeys here. */
  withPasskeys: boolean;
  /** Until when no device is added, because it was taken away. */
  held?: string;
}

/** The devices of an account, its recovery codes, and what happened to them. */
export const overviewPage = ({ devices, codes, history, said, ...rest }: Overview): string =>
  page({
    id: PASO,
    titulo: 'Segundo paso',
    errors: {},
    children: (
      <>
        {said && <p role="status">{said}</p>}
        {rest.goes && <Going at={rest.goes} />}
        <p className="lead">
          Con el segundo paso, para ingresar hacen falta su contraseña y algo que tiene usted: un código que
          muestra su teléfono, o una llave de acceso. Aunque alguien adivine o robe su contraseña, no puede
          tocar sus dominios.
        </p>
        <h2>Dispositivos</h2>
        {devices.length === 0 && <p>Todavía no tiene ninguno: su cuenta pide solo la contraseña.</p>}
        <ul>
          {devices.map((device) => (
            <li key={device.id}>
              <DeviceLine {...device} />
            </li>
          ))}
        </ul>
        {rest.held ? (
          <Held until={rest.held} />
        ) : (
          <Add isFirst={devices.length === 0} withPasskeys={rest.withPasskeys} />
        )}
        {devices.length > 0 && <CodesLeft codes={codes} />}
        {history.length > 0 && <h2>Qué pasó</h2>}
        <ul>
          {history.map(({ texto, cuando }) => (
            <li key={`${cuando}${texto}`}>
              <DateText value={cuando} withTime />: {texto}
            </li>
          ))}
        </ul>
        <p>
          <a href={address.acceso()}>Volver a Contraseña y sesiones</a>
        </p>
      </>
    ),
  });

const Add = ({ isFirst, withPasskeys }: { isFirst: boolean; withPasskeys: boolean }) => (
  <p className="actions">
    <a className="button" href={agregarDispositivo()}>
      {isFirst ? 'Usar una aplicación de códigos' : 'Agregar otra aplicación de códigos'}
    </a>{' '}
    {withPasskeys && (
      <a className="button second" href={agregarLlave()}>
        {isFirst ? 'Usar una llave de acceso' : 'Agregar una llave de acceso'}
      </a>
    )}
  </p>
);

const Held = ({ until }: { until: string }) => (
  <p>
    Hace poco se quitó el segundo paso de su cuenta. Puede activarlo de nuevo desde el{' '}
    <DateText value={until} withTime />: hasta entonces tampoco se puede hacer nada que haga perder un
    dominio. Si no pidió quitarlo, cambie su contraseña ahora.
  </p>
);

const Going = ({ at }: { at: string }) => (
  <form method="post" action={seguirConPaso()}>
    <h2>Pidieron quitar el segundo paso</h2>
    <p>
      Alguien que sabe su contraseña dijo que no tiene el dispositivo ni los códigos. Si nadie lo detiene, se
      quita el <DateText value={at} withTime />.
    </p>
    <button type="submit" className="button">
      Dejar el segundo paso como está
    </button>
  </form>
);

const DeviceLine = ({ id, nombre, llave, usado_en }: Device) => (
  <>
    <strong>{nombre}</strong>
    {llave !== null && ', llave de acceso'}
    {usado_en && (
      <>
        , usado por última vez el <DateText value={usado_en} withTime />
      </>
    )}{' '}
    <a href={quitarDispositivo(id)}>
      Quitar<span className="sr"> {nombre}</span>
    </a>
  </>
);

/** Asks whether a device goes, and says what the account is left with. */
export const removePage = ({ id, nombre }: Device, isLast: boolean): string =>
  page({
    id: PASO,
    titulo: `Quitar «${nombre}»`,
    errors: {},
    children: (
      <form method="post" action={segundoPaso()}>
        <p className="lead">
          {isLast
            ? 'Es su único dispositivo. Sin él su cuenta pide solo la contraseña, y los códigos de recuperación dejan de servir. Si cambia de teléfono, agregue antes el nuevo.'
            : 'Ya no va a servir para ingresar. Los demás siguen como están.'}
        </p>
        <div className="actions">
          <button type="submit" className="button danger" name="quitar" value={id}>
            Quitar el dispositivo
          </button>{' '}
          <a href={segundoPaso()}>Cancelar</a>
        </div>
      </form>
    ),
  });

const CodesLeft = ({ codes }: { codes: number }) => (
  <>
    <h2>Códigos de recuperación</h2>
    {codes === 0 ? (
      <p>
        <strong>No le queda ninguno.</strong> Si pierde sus dispositivos, para ingresar tendrá que pedir que
        se quite el segundo paso, y tarda 72 horas. Haga códigos nuevos y guárdelos.
      </p>
    ) : (
      <p>
        Le {codes === 1 ? 'queda' : 'quedan'} {count(codes, 'código', 'códigos')} de {HOW_MANY}. Cada uno
        sirve una sola vez, para ingresar cuando no tiene sus dispositivos.
      </p>
    )}
    <form method="post" action={codigosDeRecuperacion()}>
      <button type="submit" className="button second">
        Hacer códigos nuevos
      </button>
    </form>
  </>
);
