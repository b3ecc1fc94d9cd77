/** Words of Spanish by what they are about (see `ConceptIndex`). */
export const spanishConcepts = `
i: yo me mi mis mia mio conmigo soy estoy tengo
you: tu te ti tus vos tuyo tuya contigo usted eres sos estas tienes su sus le
youall: vosotr* ustedes vuestr* sois os todas todos
we: nosotr* nos nuestr* junt*
they: ell* les sus
he: el ella le lo la su
someone: alguien quien alguno
nobody: nadie ningun*
family: madre padre mama papa herman* hij* niet* abuel* tio tia prim* sueg* cunad* mari* mujer esposa ex padres difunta
friend: amig* colega cole cuate
neighbour: vecin*
boss: jef* supervis* encargad* superior* director* patron*
colleague: compane* equipo personal plantilla
man: hombre tio tipo senor chico varon barriga barba hombres
woman: mujer mujeres senora chica senorita tia muchacha
bot: bot bots robot* chatbot* automata androide
computer: ordenador* pc computador* procesador servidor teclado disco circuito*
program: program* software algoritm* codigo app
machine: maquin* aparato expendedora
ai: ia artificial* chatgpt gpt siri alexa inteligencia
auto: automatic* copia* pega* plantilla* estandar generad* grabad* contestador prefabricad*
script: guion guiones manual script plantilla ficha dicta
power: pila* bateria* enchuf* cable* reinici* actualiz* chip* cargar cuerda
human: human* viv* ser respir*
person: persona*
flesh: carne hueso* sangre corazon piel cuerpo
real: real* verdader* autentic* verdad cierto sincer* posta veras
fake: fals* fake* ficti* invent* imitacion mentira farsa
exist: exist*
truth: verdad cierto cuadra
lie: ment* mient* engan* tomas pelo
scam: estaf* timo tima* scam* colad* trampa truco trampas
doubt: dud* descon* fio sospech* huele raro rara fiar mosca chamusquina
believe: cre*
think: piens* pens* parec* siento creo suena impresion sensacion
know: se sabes sabe saber conoz* conoc*
tell: di dime dices dice decir cuent* confies* admit* reconoc*
swear: jur* promet* asegur* garanti* palabra honor
prove: demuestra* demostrar prueba* convenc* muestra*
write: escrib* escrit* tecle*
answer: contest* respond* respuest*
read: lee* leo leid*
talk: habl* charl* chate* convers* platic*
message: mensaj* sms correo* linea*
work: trabaj* labur* curr* oficio empleo
employee: operador* emplead* moderador* animador* contratad* actriz actor teleoperador* secretaria becari*
company: empresa* pagina web sitio agencia plataforma organizacion compania portal
office: oficina* callcenter call center sala cascos auricular* despacho locutorio
shift: turno* horario* pausa descanso fich* relev* cambi*
several: vari* divers* otr* cuant* grupo mas distint*
same: mism* siempre repit* repet* loro igual* identic*
pay: pag* cobr* remuner* retribu* abon*
money: dinero pasta plata euro* sueldo salario gan* comision* bonus plus nomina cuartos centimo* lana guita
credits: credito* moneda* recarg* token* punto* saldo ficha*
card: tarjeta cartera cartilla cajero cuenta hucha monedero
costs: cuest* cost* precio* tarifa* taxi* gast* gratis car*
milk: desplum* orden* exprim* sacar sacando sangr* client*
profile: perfil* cuenta*
photo: foto* selfie* imagen* retrato
video: video* camara webcam nota audio voz llamad*
google: google internet red facebook busc* instagram
model: model* catalog* revista* estudio fotograf* anuncio robad* descarg* pinterest
name: nombre apellido* llam*
age: edad anos ano viej* joven naci*
city: viv* ciudad pueblo calle direccion barrio
other: otr* distint* suplent*
ghost: fantasma* aire pared* vacio cuento* ilusion humo sueno* nada espejismo
fast: rapid* segund* instante veloc*
mistake: error* falta* ortograf* equivoc*
understand: entiend* entend* recuerd* olvid* memoria acuerd*
yesterday: ayer pasad* antes anoche entonces hace
meet: encontr* qued* veo ver verte vernos vemos cita conoc* junt* veamos veras
come: ven vien* vengo venir vendr* vente lleg* acerc* pas* bajo
go: vamos voy vas ir va vaya sal* iremos ire
fetch: recog* recoj* llev* traigo traer*
travel: tren* autobus* bus avion* aeropuerto* estacion anden coche maleta* billete* viaj* km kilometr*
where: donde sitio lugar ubicacion
when: cuando hora dia fecha dias horas
who: quien quienes
what: que
amount: cuant*
why: porque
how: como
soon: pronto cuando algun
future: manana noche tarde proxim* viene
weekday: lunes martes miercoles jueves viernes sabado* domingo* finde semana
season: verano invierno primavera otono navidad* pascua vacacion* mes enero febrero marzo abril mayo junio julio agosto septiembre
  octubre noviembre diciembre nochevieja
drink: cafe* te vino cerveza* cana* copa* algo tomar tomamos beber mate
food: cen* com* restaurante pizza* helad* cocin* desayun* paella tapas bar
outing: cine teatro museo concierto playa mar pase* bail* parque fiesta* sierra montana termas
home: casa puerta cama sofa dormir timbre llave* habitacion
hotel: hotel* habitacion
touch: abraz* bes* brazos ojos mano toc* acarici* piel
inperson: persona cara directo vivo fuera
phone: telefono* numero* llam* whatsapp movil telegram
wait: esper* libre list*
invite: invit* reserv* mesa propon* apetece ganas animas
deal: vale acuerdo hecho claro seguro ok dale trato
want: quier* quisiera gustaria quer* dese*
can: pued* pod*
shall: hagamos vamos venga
would: si seria haria fuera hubiera
neg: no nunca nada ni tampoco jamas
yes: si claro
only: solo solamente unic* mism*
maybe: quizas acaso igual
tag: no verdad cierto eh pero
love: am* quier* enamor* carin* sentimient* corazon cielo
play: fing* actu* papel teatro
song: cancion* cant* musica radio
film: peli* serie* libro* tele television documental novela
dream: sueno* son* imagin* fantas*
game: juego* partido futbol barca madrid cartas domino
weather: tiempo lluev* lluvia sol frio calor nieve viento
doctor: medic* hospital oper* dolor* dentista enferm* salud
school: escuela instituto clase* profesor* estudi* examen* universidad
pet: perr* gat* canario caball*
garden: jardin* flor* huerto plant* tomate* balcon
hobby: hobby deporte* bici* nadar corr* pesca* pint* gimnasio
shop: tienda* supermercado super compr* mercado caja
bank: hipoteca banco impuesto* seguro alquiler factura*
greet: hola buenos buenas adios
thanks: gracias perdon* disculp*
nice: guap* bonit* lind* maj* precios* encant*
sad: sol* trist* miedo cansad* llor*
number: uno dos tres cuatro cinco seis siete ocho nueve diez media #
send: mand* envi* pas* dame dar doy
show: ensen* mir* muestr* ver
hide: escond* detras mascara tras pantalla
sit: hay esta
use: us* haces hace hacer
ask: pregunt* pid*
stop: dej* desaparec* acab* par*
long: larg* tiempo horas alarg*
conditions: condiciones terminos reglamento
belong: propi*
beginning: ^
end: $
asked: ?
here: aqui aca
now: ahora hoy ahorita
every: cada tod*
because: porque asi pues
with: con
for: para por
have: he has ha tengo hay tiene
life: vida
story: historia* personaje relato
halfway: medio mitad entre camino
clothes: vestido rojo abrigo tacones pijama paraguas banador
finger: dedo* nariz cuchara pulgar
laugh: ri* jaja* broma* chiste*
nonsense: tonto* tonter* anda bobo
`
