export { demoTemplates as default } from '../templates';
