import { randomId } from '~/base/config.server';
import { TextField } from '~/components/form/text-field';
import { agregarDispositivo, segundoPaso } from '~/openid/factor-pages';
import type { PageScript } from '../../document.server';
import { type FactorErrors, fieldOf, page } from '../page.server';

/** Our own script, a file of this origin, for one answer: it asks the browser for a passkey before it sends the form. */
export const passkeyScript = (): PageScript => ({ src: '/segundo-paso.js', nonce: randomId() });

const ADD = 'agregar-llave';

/** What the script looks for: what to ask for, and what to say where there was no key. */
const asking = (what: 'get' | 'create', options: string, words: { fallo: string; yaEsta?: string }) => ({
  'data-llave': what,
  'data-opciones': options,
  'data-fallo': words.fallo,
  'data-ya-esta': words.yaEsta,
});

/** Beside the page of the code, for who has a passkey. */
export const UsePasskey = ({ options }: { options: string }) => (
  <form
    method="post"
    {...asking('get', options, {
      fallo: 'No se usó ninguna llave. Pruebe otra vez, o escriba un código abajo.',
    })}
  >
    <h2>Con su llave de acceso</h2>
    <p data-sin-llave="">
      Este navegador no puede usar llaves de acceso: es muy viejo, o tiene JavaScript apagado. Escriba un
      código abajo.
    </p>
    <input type="hidden" name="llave" value="" />
    <div className="actions">
      <button type="submit" className="button">
        Usar mi llave de acceso
      </button>
    </div>
  </form>
);

interface Adding {
  options: string;
  script: PageScript;
  nombre: string;
  errors: FactorErrors;
}

/** Adds a passkey: what it is, its name, and what to do where the browser knows none. */
export const addPasskeyPage = ({ options, script, nombre, errors }: Adding): string =>
  page({
    id: ADD,
    titulo: 'Agregar una llave de acceso',
    errors,
    script,
    children: (
      <>
        <p className="lead">
          Una llave de acceso es su huella, su cara o el PIN de su teléfono o computadora, o una llavecita
          USB. Con ella no hay que escribir códigos, y no funciona en páginas falsas.
        </p>
        <p>Su huella y su cara no salen de su aparato: aquí solo llega una firma.</p>
        <p data-sin-llave="">
          <strong>Este navegador no puede crear una llave de acceso:</strong> es muy viejo, o tiene JavaScript
          apagado.
        </p>
        <p>
          Si su teléfono o computadora no tiene llaves de acceso,{' '}
          <a href={agregarDispositivo()}>agregue una aplicación de códigos</a>, que funciona con cualquier
          navegador.
        </p>
        <form
          id={ADD}
          method="post"
          noValidate
          {...asking('create', options, {
            fallo: 'No se creó ninguna llave. Pruebe otra vez, o agregue una aplicación de códigos.',
            yaEsta: 'La llave de este aparato ya está en su cuenta: no hace falta agregarla otra vez.',
          })}
        >
          <TextField
            field={fieldOf(ADD, 'nombre', nombre, errors)}
            label="Nombre de la llave"
            hint="Para reconocerla después: «Mi computadora»."
            autoComplete="off"
          />
          <input type="hidden" name="llave" value="" />
          <div className="actions">
            <button type="submit" className="button">
              Crear la llave
            </button>{' '}
            <a href={segundoPaso()}>Cancelar</a>
          </div>
        </form>
      </>
    ),
  });
