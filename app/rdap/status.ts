import type { NombrePublico } from '~/registry/public-registry';

type Said = Pick<NombrePublico, 'estado' | 'prohibiciones'> & { isServed: boolean };

/** `active` is said of a name that nothing else is said of (RFC 5731, 2.3: "ok" stands alone). */
const inForce = ({ isServed, prohibiciones = [] }: Said): string[] => [
  ...(isServed ? [] : ['inactive']),
  ...(isServed && prohibiciones.length === 0 ? ['active'] : []),
  ...prohibiciones,
];

/** What is being deleted is not said to be kept from it (RFC 5731, 2.3). */
const besidesDeletion = ({ prohibiciones = [] }: Said): string[] =>
  prohibiciones.filter((each) => each !== 'server delete prohibited');

/** The words of IANA for the states of a name (RFC 8056); each answer has a combination that RFC 5731 and RFC 3915 allow. */
export function statusOf(said: Said): string[] | undefined {
  switch (said.estado) {
    case 'REGISTRADO':
    // It goes on answering while it can be renewed: that it expired is told by its dates, and in a remark.
    case 'VENCIDO':
      return inForce(said);
    case 'PREREGISTRO':
      return ['pending create'];
    case 'ELIMINADO':
      return ['pending delete', 'redemption period', ...besidesDeletion(said)];
    case 'ERROR':
      return ['inactive'];
    default:
      return undefined; // another edge's own word has no translation
  }
}
