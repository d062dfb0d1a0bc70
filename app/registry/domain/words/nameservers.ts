/** Said where a name server has no address in the registry: only one under the name itself needs it (glue, RFC 1034 4.2.1). */
export const SIN_IP = 'No se registra aquí: es de otro dominio';
