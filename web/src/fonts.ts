/** Our typefaces: EB Garamond for names and figures, the Fell types for regions and titles. They
 * are made by scripts/fonts.mjs. */
import '../fonts/fonts.css';
