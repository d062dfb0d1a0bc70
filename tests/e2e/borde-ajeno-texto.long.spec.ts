import { COVERING } from '../support/third-party/readings';
import { walkedInTextBrowser } from './support/in-text-browser';

for (const readings of COVERING) walkedInTextBrowser(readings);
