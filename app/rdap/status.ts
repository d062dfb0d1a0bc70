/** The words of IANA for the states of a name (RFC 8056); each answer has a combination that RFC 5731 and RFC 3915 allow. */
export function statusOf(estado: string | null, isServed: boolean): string[] | undefined {
  switch (estado) {
    case 'REGISTRADO':
    // It goes on answering while it can be renewed: that it expired is told by its dates, and in a remark.
    case 'VENCIDO':
      return [isServed ? 'active' : 'inactive'];
    case 'PREREGISTRO':
      return ['pending create'];
    case 'ELIMINADO':
      return ['pending delete', 'redemption period'];
    case 'ERROR':
      return ['inactive'];
    default:
      return undefined; // another edge's own word has no translation
  }
}
