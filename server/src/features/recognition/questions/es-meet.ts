/** Phrases that ask for a meeting or an address. They use the lists of `spanishQuestions`. */
export const spanishMeet = `
  quedamos|nos_vemos|nos_juntamos|nos_encontramos|salimos|nos_conocemos|quedemos|nos_citamos ~~ ?|<when>|<place>|<live>|en|a|para|algun|un|esta|este|por|hoy - luego | les_dije | mis_amigos | familia | hermanos | siempre;
  cuando|donde|podemos|podriamos|quiero|quisiera|quieres|queres|querrias|gustaria|encantaria|puedes|puedo|debemos|te_apetece|apetece|animas|animamos|ganas_de|espero|deseo|podremos|hace_ilusion|por_que ~~~ <meet> - medico | dentista | hija | madre | padre | hermano | no_te_estoy | amigos | nietos | ella | pelicula;
  <meet> ~~ <live>; verte|conocerte|encontrarte|abrazarte|besarte ~~ <live>|<when>|por_fin|ya|pronto;
  <live> & ver*|conoc*|encontr*|habl*|abraz*|quedar - <third>;
  salir|salimos|sales|salgamos ~~ conmigo|juntos|una_noche|?|<when> - mis | hijos | perro | amigos;
  ven|vente|vienes|venis|vendrias|vengas|venirte|vengan|pasate|acercate|venir ~~ a_mi|conmigo|mi_casa|a_casa|aqui|a_verme|a_cenar|a_dormir|a_comer|a_tomar|al ~ - familia | hijos | navidad;
  voy|ire|iria|paso|llego|salgo|me_acerco|acerco|viajo|cojo|agarro|vuelo|acercarme|me_planto ~~ a_verte|a_tu|por_ti|a_buscarte|a_recogerte|hasta_ahi|donde_ti|contigo|para_alla|verte|tu_casa|buscarte|esta_tarde_si ~;
  puedo|podria|dejas|deja|puedes ~~ ir_a|verte|visitarte|pasar|recogerte|buscarte|invitarte|dormir|quedarme|llevarte|acompanarte|acercarme ~~;
  te ~ invito|llevo|saco|recojo|busco|paso_a|espero|acompano|invitaria|llevaria|recogeria|preparo|cocino ~~ <place>|casa|a|en|fuera|<when>|donde|mi|? - respuesta | mensaje | corazon;
  invitarte|te_invito|invitacion|invito & ?|<place>|casa|acept*|<when>|tomar; donde ~ vives|vivis|estas|resides|vive ~~ exactamente;
  donde ~ vives|estas & voy|paso|carro|coche|direccion|recojo|verte|calle|acerco|exact*;
  dame|pasame|mandame|dime|enviame|cual ~~ tu? ~ direccion|calle|ubicacion|domicilio|portal;
  direccion|ubicacion & tu|dame|mandame|pasame|voy; a cuantos|cuanto ~ km|kilometros|estas|vives|lejos|minutos & estas|de|me_acerco|voy;
  que tan lejos; lejos ~ de ~ & vives|estas & acerco|voy|ver; cita ?;
  cita & tener|nuestra|contigo|primera|conmigo|real|a_ciegas|juntos|tu_y_yo|concert*|galante; nuestra|nuestro ~ cita|encuentro;
  <place> ~~ juntos|conmigo|contigo|tu_y_yo|los_dos|nosotros|tu_y_yo ~ - familia | hijos | trabajo | anoche;
  vamos|vayamos|podemos_ir|vamonos|ir|tomamos|tomarnos|tomemos|cenamos|comemos|bailamos|pasamos|pasar ~~ <place>|noche|<when> & juntos|?|conmigo|tu_y_yo|tu|contigo|los_dos|vos|quieres|algo - mis | familia | hijos | amigos;
  salimos a ~ tomar|cenar|bailar|caminar; nos vamos ~ a; vamonos juntos; juntos & <when>|noche|viaje|escapada|playa & ?|vamos|quiero;
  entradas|reserve|reservo|reservado|reservar|boletos|billetes & dos|juntos|conmigo|los_dos|vienes|para_nosotros|habitacion|mesa|te_vienes - mi_mujer | hijos;
  te vienes|venis|apuntas|animas ~~ conmigo|?|a; aceptarias|aceptas ~~ <place>|invitacion|cita|salir|venir;
  conmigo ~~ & comer|cenar|dormir|viajar|salir|bailar|vivir & aceptarias|quieres|quiero|vengas|te|ven|?;
  estoy|paso|llego|vengo|estare|ando ~~ en|por|cerca ~~~ vemos|cafe|estaras|tu_barrio|quedamos|verte|abrazo|libre|encontramos|juntamos;
  por tu barrio|zona|ciudad|casa & estoy|paso|voy|nos|ando; estas|estaras libre ~ <when>|el|este|esta;
  te espero ~~ en|a|manana|estacion|plaza|puerta|cafe|alli|bar|casa;
  abrazarte|tocarte|besarte|de_tu_mano|abrazo|cogerte|mirarte & cuando|por_fin|organic*|quiero|voy|estaras|ven & vernos|organic*|estaras|voy|ven|vienes|caminar;
  largas|excusas|pospones|evitas|aplazas|retrasas & vernos|quedar|cita|conocernos|encontr*|verme|siempre;
  dormir|pasar_la_noche|amanecer ~~ conmigo|contigo|juntos|en_tu|en_mi & quiero|puedo|ven|vengas|?|quieres - sueno | imagin*;
  entrar por la puerta; me das largas; recojo|recogerte|buscarte ~ ?|a_las|<when>|en; tu casa o ~ mia; paso por ti;
  te|le ~ apetece|apeteceria|provoca|gustaria|late|animas|apuntas|parece ~ un|una|unas|tomar|ir|salir|cenar|comer|quedar|vernos|venir|almorzar|pasear|bailar|pasar ~~ <place>|?|conmigo|juntos|<when>|fuera|$ - hablar | charlar | contar | juego;
  tomamos|tomemos|tomarnos|cenamos|comemos|desayunamos|almorzamos|bailamos|paseamos|vamos|nos_tomamos|bebemos ~~ algo|juntos|<place> ~~ juntos|?|<when>|conmigo|tu_y_yo|contigo|nosotros - mis | familia | hijos | amigos; invitar*|invito ~~ a|te|le|usted ~ cenar|comer|almorzar|salir|tomar|cafe|casa|<place> - hijos | amigos | hermano;
  veamonos|conozcamonos|juntemonos|encontremonos|quedemos|salgamos|citemonos - aqui | chat; quiero|quisiera|necesito|deseo|muero|ganas|anhelo|encantaria|gustaria ~ verte|conocerte|abrazarte|besarte|tocarte|encontrarte ~ ya|?|$|en|de|por|pronto|hoy|<when>|<live>|cara|frente - mejor | foto | sueno;
  te|la|le ~ quiero|quisiera|puedo|podre|podria|gustaria|vas_a_dejar|voy_a|dejas ~ ver|conocer|encontrar|visitar ~ - mejor | foto | video; cuando|donde|como ~~ te|nos|la ~ veo|vemos|vere|veremos|conocemos|conozco|encuentro|encontramos|juntamos|visito|puedo_ver - luego | tele | pelicula;
  cojo|tomo|agarro|pillo|coger|tomar ~~ tren|coche|avion|bus|carro|auto|autobus|moto|vuelo ~~ voy|verte|ahi|llego|planto|alli|contigo; voy|vengo|llego|iria|viajo|viajaria|ire ~~ verte|conocerte|contigo|alla_a|por_ti|a_tu|buscarte|tu_casa|donde_ti|donde_vives - mensaje;
  nunca|no ~ quieres|puedes|aceptas|vas_a_querer ~ quedar|verme|vernos|conocerme|conocernos|salir|encontrar*|venir; excusas|excusa|pretextos|largas ~~~ ver*|quedar|conoc*|encontr*|salir|cita; estare|estoy|paso|voy|ando|pasare|ire ~~ por|en|cerca ~ de? ~ tu|tus ~ zona|barrio|ciudad|pueblo|tierra|rumbo;
  a ver ~ cuando|si ~ quedamos|nos_vemos|nos_conocemos|salimos|te_veo|nos_juntamos|vienes; que|te ~ dices|parece|tal ~~ si ~ quedamos|nos_vemos|salimos|vamos|vienes|nos_tomamos|tomamos|cenamos|te_invito|voy|nos_conocemos|nos_encontramos; te llevo|llevaria|llevare|saco|recojo|paso ~ a|al|por|de ~ la|el|un ~ <place>|playa|recoger|buscar|bailar|cenar|montana|casa|mar;
  en|a que ~ calle|hotel|hora ~ quedamos|vives|te_recojo|nos_vemos|paso|vienes|te_busco; mi casa o ~ tuya; tu casa o ~ mia; a que hora ~ paso|te|nos|vienes|quedamos ~ recojo|busco|vemos|por|?|espero; dejate|dejame|dejarte|dejas ~ ver|verte|conocer|conocerte|invitar|invitarte|visitar*|querer_ver;
  ven|vente|vengase|venga|vendrias|vendras|vienes|venis ~ a|aqui|conmigo ~ mi|verme|visitarme|conocerme|casa|pueblo|ciudad|cenar|pasar|vivir - familia | hijos; pasar|pasamos|pasemos|compartir ~~ noche|fin_de_semana|dia|tarde|vacaciones|navidad|velada ~~ juntos|conmigo|contigo|tu_y_yo|los_dos; por fin ~~ abrazo|abrazar*|vernos|verte|beso|voz|conoc* & ?|quiero|estaras|asi|cuando|podemos;
  voz|cara|ojos ~~ delante|frente ~ de|a ~ un|una; proposicion|propuesta|cita|encuentro ~~ real|tu_y_yo|contigo|conmigo|los_dos|romantica|en_persona ~ ?|$|te|para; tener|tenemos|hacemos|hagamos|ponemos|fijamos|organizamos|planeamos ~~ cita|encuentro|quedada|fecha|escapada|viaje & ?|cuando|quiero|nosotros|contigo|conmigo|juntos|tu_y_yo - medico | dentista;
  si nos ~ vieramos|viesemos|conocieramos|encontraramos|juntaramos|quedaramos; si quedaramos|salieramos; para|a cuando ~ la|nuestra|nuestro|una ~ primera|primer|cena|cita|encuentro|cafe; nuestra|primera cena|cita|comida ~ ?|juntos; direccion ~~ flores|regalo|paquete|carta; flores|regalo|paquete ~~ direccion|donde_vives
`
