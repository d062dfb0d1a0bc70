import * as address from '~/addresses';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { RESULTADO } from '~/components/use-arrival';
import { count } from '~/format';
import type { Encontrado } from '~/registry/contract/oficina/dominios';
import { Names } from '../names';

/** More than these are folded: a phone has them in one column. */
const IN_SIGHT = 9;

const howMany = ({ nombres, masNombres, cuantosNombres = nombres.length }: Encontrado): string =>
  masNombres && cuantosNombres > nombres.length
    ? `Ver los primeros ${nombres.length} de sus ${cuantosNombres} dominios`
    : `Ver sus ${nombres.length} dominios`;

/** The names that something found leads to; of a person, of how many they are the holder, and the search that shows more. */
export function TheirNames({ found }: { found: Encontrado }) {
  const { titularDe, contactoDe = 0, sinRegistrar = 0, buscarSolo, titulo } = found;
  const list = (
    <Names
      {...found}
      more={(words) => (buscarSolo === undefined ? words : <More {...{ words, buscarSolo, titulo }} />)}
    />
  );
  return (
    <>
      {titularDe !== undefined && <p className="hint">{counted(titularDe, contactoDe, sinRegistrar)}</p>}
      {found.nombres.length > IN_SIGHT ? (
        <details>
          <summary>
            {howMany(found)}
            <span className="sr"> de {titulo}</span>
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </>
  );
}

/** Of how many names somebody is the holder, and of how many more a contact. */
export function partIn(titularDe: number, contactoDe: number): string {
  if (contactoDe === 0) return `Titular de ${names(titularDe)}`;
  if (titularDe === 0) return `Contacto de ${names(contactoDe)}`;
  return `Titular de ${names(titularDe)}, contacto de ${contactoDe} más`;
}

const names = (number: number): string => count(number, 'dominio', 'dominios');

/** The same, and how many more they asked for that nobody has. */
function counted(titularDe: number, contactoDe: number, sinRegistrar: number): string {
  const has = titularDe + contactoDe === 0 ? 'Ningún dominio registrado' : partIn(titularDe, contactoDe);
  return sinRegistrar === 0 ? `${has}.` : `${has}, y ${sinRegistrar} sin registrar.`;
}

/** Looks for that person alone: kept as any search, and so no address. */
const More = ({ words, buscarSolo, titulo }: { words: string; buscarSolo: string; titulo: string }) => (
  <Form action={address.placeOn(address.buscarEnOficina(), RESULTADO)}>
    <input type="hidden" name="buscado" value={buscarSolo} />
    <SubmitButton intencion="buscar" kind="plain" pending="Buscando...">
      {words}
      <span className="sr"> de {titulo}</span>
    </SubmitButton>
  </Form>
);
