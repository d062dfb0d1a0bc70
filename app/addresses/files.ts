/** The addresses that answer a file to be saved: who follows one stays on the page. */
export const FILE_ADDRESS =
  /(\/exportar|\/resultado|\.csv|\/reservados\/archivo|\/archivo\/[^/]+|\/(descargar|cifras|constancia\/[^/]+)\/[^/]+)$/;
