import { CONTACTO_DOMINIO, PUBLICOS_TITULAR } from '~/components/contacto/asked-contacts';
import type { Difference } from '~/components/form/meanwhile';
import type { Outputs } from '~/registry/contract';
import type { ContactoEntrada } from '~/registry/contract/formas';
import { contactoDeDominio, publicosDeTitular } from '~/registry/contract/formularios';
import { notAvailable } from '~/session/failures/not-available.server';
import { constraintOf } from '~/session/forms/constraint.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { act, type Cual, toAct } from '../domain.server';
import { type ContactRole, contactAsked } from '../roles';

const contactOf = ({ request }: RouteArgs): ContactRole => {
  const found = contactAsked(new URL(request.url).searchParams);
  if (!found) throw notAvailable();
  return found;
};

/** The contact as it is, to be edited. */
export async function loadContact(args: RouteArgs) {
  const { tipo, titulo, editar } = contactOf(args);
  const asked = await toAct(args, editar);
  const { titular, administrador, tecnico, financiero } = asked.info;
  const saved = { TITULAR: titular, ADMINISTRADOR: administrador, TECNICO: tecnico, FINANCIERO: financiero }[
    tipo
  ];
  const inicial = {
    nombre: saved?.nombre ?? '',
    apellido: saved?.apellido ?? '',
    direccion: saved?.direccion ?? '',
    telefono: saved?.telefono ?? '',
    emailPublico: saved?.emailPublico ?? '',
  };
  const { nombre, volver, hidden } = asked;
  const constraint = constraintOf(tipo === 'TITULAR' ? publicosDeTitular : contactoDeDominio);
  return { nombre, volver, hidden, contacto: tipo, titulo, inicial, constraint };
}

/** Saves it, unless somebody else changed it meanwhile. */
export async function editar(args: RouteArgs, submission: SignedSubmission) {
  const { tipo } = contactOf(args);
  const save = ({ nombreDominio, ...cual }: Cual, contactoDTO: ContactoEntrada) =>
    submission.registry.administracion.editarContactoDominios({
      ...cual,
      nombresDominio: [nombreDominio],
      tipoContacto: tipo,
      contactoDTO,
    });
  return tipo === 'TITULAR'
    ? act(args, submission, PUBLICOS_TITULAR, save, { written, schema: publicosDeTitular })
    : act(args, submission, CONTACTO_DOMINIO, save, { written, schema: contactoDeDominio });
}

type Saved = Outputs['administracion']['editarContactoDominios'];

/** What was typed beside what somebody else saved. */
const written = (typed: ContactoEntrada, { conflicto }: Saved): Difference[] =>
  DATOS.flatMap(([name, campo]) => {
    const suyo = typed[name];
    return typeof suyo === 'string' ? [{ campo, suyo, actual: conflicto?.contacto?.[name] ?? '' }] : [];
  });

const DATOS = [
  ['nombre', 'Nombre'],
  ['apellido', 'Apellido'],
  ['direccion', 'Dirección'],
  ['telefono', 'Teléfono'],
  ['emailPublico', 'Correo electrónico público'],
] as const;
