import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { segundoPaso } from '~/openid/factor-pages';
import { claveOlvidada } from '~/openid/password-pages';
import { page } from '../page.server';

const ID = 'quita';

/** What is said where it cannot be asked for, with why. */
export const REFUSED = {
  clave:
    'Su contraseña se eligió hace poco con un enlace de correo. Quien lee su correo también la puede saber, y entonces el segundo paso es lo único que guarda su cuenta.',
  ajena:
    'De la contraseña del sitio con el que ingresa no sabemos nada: quien lee su correo pudo haber elegido otra, y entonces el segundo paso es lo único que guarda su cuenta.',
  correo: 'Su cuenta no tiene una dirección de correo a la que avisarle.',
} as const;

/** Asks whether, and says before it is asked what happens and when. */
export const askPage = (back: string, given: { error?: string; refused?: keyof typeof REFUSED }): string =>
  page({
    id: ID,
    titulo: 'No tengo mi dispositivo ni mis códigos',
    errors: given.error ? { '': given.error } : {},
    children: (
      <>
        {given.refused ? (
          <p className="lead">{REFUSED[given.refused]}</p>
        ) : (
          <>
            <p className="lead">
              Si perdió el teléfono y también los códigos de recuperación, puede pedir que su cuenta vuelva a
              ingresar solo con la contraseña. Tarda 72 horas.
            </p>
            <ol>
              <li>Le avisamos ahora, mañana y pasado, por mensaje y a todas sus direcciones de correo.</li>
              <li>
                Quien reciba esos correos puede detenerlo. Así, si alguien le robó la contraseña, usted llega
                a tiempo.
              </li>
              <li>
                A las 72 horas se quita el segundo paso y se cierran todas sus sesiones. Durante las 24 horas
                siguientes no se puede hacer nada que haga perder un dominio, ni agregar un dispositivo.
              </li>
            </ol>
            <p>
              Si antes encuentra el teléfono o un código, ingrese con él y el pedido queda sin efecto. También
              si cambia la contraseña.
            </p>
          </>
        )}
        <form id={ID} method="post">
          <div className="actions">
            {!given.refused && (
              <>
                <button type="submit" className="button">
                  Pedir que se quite
                </button>{' '}
              </>
            )}
            <a href={back}>Volver a escribir el código</a>
          </div>
        </form>
        <p>
          {given.refused ? 'Para entrar, ' : 'Si no puede esperar, '}
          <a href={address.generarTicket()}>escríbale al Registro .uy</a>: comprobamos que es usted y quitamos
          el segundo paso.
        </p>
      </>
    ),
  });

/** Says when it goes, to who asked. */
export const askedPage = (goes: string, back: string): string =>
  page({
    id: ID,
    titulo: 'Se pidió quitar el segundo paso',
    errors: {},
    children: (
      <>
        <p className="lead">
          Se quita el <DateText value={goes} withTime />, o más tarde si nuestros correos no salieron. Desde
          entonces ingresa solo con la contraseña.
        </p>
        <p>
          Le avisamos por mensaje y a todas sus direcciones de correo. Pedirlo otra vez no lo adelanta. Si
          encuentra el teléfono o un código de recuperación, ingrese con él: el segundo paso sigue como
          estaba.
        </p>
        <p className="actions">
          <a className="button" href="/">
            Ir a la página principal
          </a>{' '}
          <a href={back}>Escribir el código</a>
        </p>
      </>
    ),
  });

/** What the link of a mail opens: it changes nothing by itself. */
export const stopPage = (login: string, goes: string): string =>
  page({
    id: ID,
    titulo: 'Detener el pedido',
    errors: {},
    children: (
      <form id={ID} method="post">
        <p className="lead">
          Alguien que sabe la contraseña de la cuenta <strong>{login}</strong> pidió quitarle el segundo paso.
          Si nadie lo detiene, se quita el <DateText value={goes} withTime />.
        </p>
        <p>Si lo pidió usted, no tiene que hacer nada: cierre esta página.</p>
        <div className="actions">
          <button type="submit" className="button">
            Detenerlo
          </button>{' '}
          <a href="/">Cancelar</a>
        </div>
      </form>
    ),
  });

/** It was stopped; what is left to do. */
export const stoppedPage = (): string =>
  page({
    id: ID,
    titulo: 'El segundo paso sigue como estaba',
    errors: {},
    children: (
      <>
        <p className="lead">
          El pedido quedó sin efecto. Si no lo había hecho usted, alguien más sabe su contraseña: elija otra
          ahora.
        </p>
        <p className="actions">
          <a className="button" href={claveOlvidada()}>
            Elegir otra contraseña
          </a>
        </p>
      </>
    ),
  });

/** A link of a request that is over: stopped, or done. */
export const overPage = (): string =>
  page({
    id: ID,
    titulo: 'El enlace no sirve más',
    errors: {},
    children: (
      <>
        <p className="lead">
          Ese pedido ya terminó: alguien lo detuvo, o el segundo paso ya se quitó. Si no sabe cuál de las dos
          cosas pasó, y no fue usted quien lo pidió, elija otra contraseña ahora.
        </p>
        <p className="actions">
          <a className="button" href={claveOlvidada()}>
            Elegir otra contraseña
          </a>{' '}
          <a href={segundoPaso()}>Ver el segundo paso</a>
        </p>
      </>
    ),
  });
