/** Phrases that ask for a meeting or an address. They use the lists of `frenchQuestions`. */
export const frenchMeet = `
  on se ~ voit|retrouve|rencontre|verra|capte|rejoint|donne ~~ ?|<when>|<place>|<live>|a|au|chez|dans|quand|un|ce|cette|rendez_vous - film | famille | amis;
  quand|ou|peut|peut_on|pourrait|pourrions|pouvons|veux|veux_tu|voudrais|aimerais|envie|pourrais|voulez|accepterais|accepteriez|acceptes|hate|dirait|faut|doit|ca_te_dit|reve|pret|prete|quand_est ~~~ <meet> - medecin | dentiste | fille_demain | mere | frere | amis | docteur | film | demande_pas | petits;
  <meet> ~~ <live>; te|vous voir|rencontrer|retrouver|serrer|embrasser|prendre ~~ <live>|<when>|enfin|bras|vrai|pour_de;
  <live> & voir|voit|rencontr*|parl*|connaitre|veux|bras|embrass* - <third>;
  sortir|sors|sortons|sortirais ~~ avec_moi|ensemble|tous_les_deux|?|<when> - mes | enfants | amis | chien;
  viens|venez|viendrais|viendras|venir|passe|passes|passez|viendriez|rejoins|rejoins_moi|debarque ~~ chez_moi|avec_moi|a_la_maison|me_voir|ici|boire|diner|manger|dormir|me_rejoindre|a_moi|me_retrouver|prendre ~ - famille | enfants | noel;
  je ~ viens|viendrai|viendrais|passe|passerai|arrive|debarque|saute|prends_la|roule|descends|pars|monte|serai|suis ~~ chez_toi|te_voir|te_chercher|te_prendre|vers_toi|jusqu|en_bas|te_rejoindre|te_retrouver|chez_vous|vous_voir|devant|la_voiture ~ - en_ville;
  je ~ debarque;
  puis_je|je_peux|je_pourrais|peux|puis ~~ venir|passer|te_voir|visiter|te_chercher|t_inviter|dormir|rester|t_emmener|vous_inviter|te_rejoindre|vous_voir ~~;
  je ~ t|te|vous ~ invite|emmene|amene|attends|cherche|prends|offre|ramene|cuisine|kidnappe ~~ <place>|chez|a|au|dans|devant|<when>|resto|pour|croissants|? - reponse | message;
  inviter|invite|invitation & te|t|vous|chez|<place>|accept*; ou ~~ habites|habitez|vis|loges|crèches|es ~~ exactement|precisement;
  ou ~ habites & viens|passe|voiture|arrive|rue|adresse;
  donne|envoie|dis|donne_moi|file|balance|quelle|envoie_moi|passe ~~ ton|ta|votre|l ~ adresse|rue|position|localisation|numero|digicode;
  quelle rue; adresse & ton|donne*|envoie*|viens; combien|quelle ~ km|kilometres|distance|bornes & toi|de|separe*|viens|habites;
  loin ~~ & habites|es|tu & viens|venir|passer|voir; a mi chemin; rendez_vous ?;
  date|rendez_vous & fixe|fixons|premier|notre|galant|tous|toi_et_moi|ensemble|amoureux|on|donne|vrai - <third> | anniversaire;
  fixe|fixons ~ une|un date|rendez_vous|jour; notre|premiere rencontre|rendez_vous;
  <place> ~~ ensemble|avec_moi|tous_les_deux|nous_deux|a_deux|toi_et_moi|en_tete ~ - famille | mes | boulot;
  un|une|prendre|boire|aller ~ <place> & ensemble|?|avec_moi|dirait|tous|t|emmene|viens|tu & tous|toi|ensemble|on|te|dirait|viens|un_de|prochaine - as_pris | ce_matin | tu_bois | aimes;
  on va|ira|irait|pourrait ~~ <place>|danser|ensemble|manger|boire|promener ~ - demain_avec; allons ~ <place>|ensemble;
  ensemble ~~ <when> ?; passer|passons|passe ~~ nuit|weekend|soiree|journee|week ~~ ensemble|avec_moi|avec_toi|deux|chez;
  reserve|reserver|billets|places|chambre|table|tickets & deux|nous|ensemble|viens|accompagnes|avec_moi|hotel - ma_femme | enfants;
  m accompagnes|accompagne|accompagnerais|rejoins ~~;
  accepter*|acceptes ~~ <place>|invitation|promenade|verre|rencontr*|sortir|rendez_vous;
  libre ~ <when>|ce|cette|pendant|pour|demain & tu|es|t|toi - je_suis_libre;
  je suis|serai|passe|viens ~~ a|par|dans|en|devant ~~~ retrouve|voit|seras|viendras|cafe|verre|rencontre|tu_viens|libre;
  devant la|le gare|mairie|eglise|cafe|cine*|fontaine|hotel|bar; je t attends|attendrai ~~ a|devant|gare|au|chez|demain|dehors;
  soit on se; toujours pas vu; bout de ton nez;
  te|vous serrer|embrasser|toucher|tenir & quand|enfin|veux|viens|pouvoir|vrai - reve_de | imagin*;
  repousses|evites|excuses|remets|refuses|fuis & rencontr*|voir|rendez_vous|toujours; voyons nous;
  dormir|nuit ~~ chez_toi|chez_moi|avec_moi|avec_toi|ensemble & ?|veux|viens|puis|peux;
  passe|passer|venir|viens te|vous prendre|chercher; dix minutes dans; emmene ~~ <place>|danser|dans; ta porte|passes_la_porte;
  ton endroit|un_endroit & suis|chemin|donne; chez toi ou chez moi;
  ca ~ te|vous ~ dit|dirait|tente|tenterait|plairait|branche ~ de|qu|un|une|si|on ~~ <place>|voir|voit|rencontr*|sortir|venir|voie|aller|passer|diner|verre - chat | ecrire; que|qu ~ dis|dirais|dites|diriez|penses|en_dis ~ tu|vous ~ de|d|si ~~ voir|voit|voyait|rencontr*|sortir|verre|cafe|diner|resto|venir|week|weekend|retrouver|aller;
  <place> & ca_te|ca_vous|te_dit|tente|ensemble|avec_moi|tous_les|invite*|t_invite ~~ & ?|invite*|samedi|<when>|dit|ensemble - famille | enfants; inviter|invite|offrir|emmener|emmene|amener|accompagner ~~ a|au|un|une|chez|diner|boire|manger|en|resto|dejeuner ~~ & te|t|tu|vous|je|j & ?|<when>|diner|resto|chez|verre|cafe|mer|week|concert|aimerais|voudrais|puis|peux|permettez - mes | enfants | fils | amis;
  je ~ prends|saute|prendrai|prendrais|monte ~~ train|voiture|avion|bus|route|moto|tgv|bagnole ~~ arrive|viens|rejoins|te|chez|debarque|rejoindre|retrouver - travail | boulot; jamais|pas|veux|refuses|peur|evites|repousses|voudrais|veuille|accepte* ~~ qu|que|de|se|nous|me ~ on? ~ voie|voit|voir|rencontrer|rencontre|retrouve|rencontrions|voyions|voies ~~ & tu|vous|veux|pourquoi|?|me - fille | film | medecin;
  excuses|excuse|pretexte|pretextes|esquives|bottes_en_touche|reportes|repousses ~~~ voir|rencontr*|sortir|rendez|voie|venir; t|te|vous|tu emmene|emmenerais|emmenerai|invite|inviterais ~ a|au|en|dans|pour ~ la|le|l|un ~ mer|montagne|<place>|campagne|danser|plage|resto|paris|venise|boire|manger; quand ~~ te|vous|on|nous ~ vois|verrai|verra|voit|voir|rencontre|retrouve|rencontrer|voie|vient|rejoins;
  je ~ te|vous|t ~ vois|verrai|retrouve|rejoins|rencontre ~ quand|ou|<when>|?|bientot; veux|voudrais|aimerais|peux|puis|pourrais|besoin|envie|reve|hate|meurs|impatient|tarde|adorerais ~ d|de|bien|tant|trop|vraiment? ~ te|vous|t voir|rencontrer|retrouver|rejoindre|embrasser|toucher|serrer ~ $|?|<when>|enfin|en|pour|vite|<live>|cette|ce|dans|et - photo | chat;
  on|nous ~ pourrait|peut|pourrions|pouvons|devrait|ferait|va|doit|irait|allait|sort|boit|mange|dine|prend|prendrait|boirait|dinerait|passe|passerait|fait|organise|fixe ~~ <place>|voir|rencontrer|retrouver|connaitre_en|visiter|nuit|sortir|rdv|rendez_vous|verre|weekend & ?|ensemble|<when>|tous_les|<live>|samedi|un_jour|quand|te|bientot|toi - famille | amis | enfants | mes;
  voyons nous|ensemble; retrouvons|rencontrons nous; rencontre|rendez_vous|rencard|date|tete ~~ <live>|avec_toi|avec_vous|toi_et_moi|tous_les_deux|vrai|reel|reelle|en_tete|possible|? & quand|tu|on|?|veux|aimerais|vous|toi - medecin | dentiste | <third> | site; viens|venez|viendras|viendrais|viendriez|venir|passe|passes|passez|arrive ~~ chez moi|nous|toi|vous - ma_mere | famille; viens|venir|venez|viendrais ~ me|te|vous|t ~ voir|rejoindre|chercher|retrouver|visite|rendre;
  dans|par|vers ~ ton|votre|ta ~ coin|quartier|ville|region|secteur ~~ & on|suis|serai|passe|viens|voir|voit|verre|cafe; ton|votre|l|ta ~ adresse|digicode|rue|etage|numero_de_rue & donne*|envoie*|quelle|c_est|file*|dis*|besoin|?|balance*; tu|vous ~ habites|habitez|vis|crches ~ ou ~~ & viens|passe|arrive|chercher|rejoins|prendre|voiture|debarque; ou ~ on|tu ~ se ~ voit|retrouve|rejoint|capte|rencontre; quelle heure ~ je|on|tu ~ passe|viens|se|te ~ ;
  passer|passe|passerait|passons ~ la|une|le|un|des|du|nos ~ nuit|soiree|week|weekend|journee|temps|vacances|reveillon ~~ ensemble|avec_toi|avec_moi|toi|tous_les|chez|deux|vous; dans ~ mes|tes bras & quand|viens|te|veux|voudrais|samedi|<when>|bientot|vrai - reve | imagin* | chat; face a face; yeux dans ~ yeux; en|pour vrai|chair|personne ~~ & voir|rencontr*|te_voir|connaitre|voit|verra|verrai|toucher|embrass* - <third> | amour;
  cadeau ~~~ toi ~ qui; passes|passer|franchir|franchis|entres ~ la|ma ~ porte; voix ~~ devant; tu ~ me ~ rejoins|retrouves|laisses_te|accompagnes ~~; laisse*|laissez ~ moi? ~ te|t|vous|moi ~ voir|inviter|venir|rencontrer|t_inviter|te_voir|emmener; chez toi ~ ou ~ chez; prochaine|prochain ~ fois|week|weekend|semaine|samedi|vacances ~~ on|tu|ensemble ~ se|viens|ensemble|? ~~ & ?|voit|viens|retrouve|ensemble - travail | mon;
  si on ~ se ~ voyait|rencontrait|retrouvait|captait|voyait_enfin; si ~ nous ~ nous ~ voyions|rencontrions; a quand ~ notre|le|un|ce|la ~ premier|premiere|diner|rencontre|cafe|verre|rendez_vous|date; notre|premier diner|cafe|verre|restaurant ~ ?; adresse ~~ fleurs|cadeau|colis|carte|bouquet; fleurs|cadeau|colis|bouquet ~~ adresse
`
