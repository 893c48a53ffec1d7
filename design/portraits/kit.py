"""The studio that the six portraits share: units are millimeters, x to the right, y into the picture
(the front of a product is at y = 0 and faces -y), z up (the floor is z = 0)."""
import math, os, re, sys
import bpy
from mathutils import Euler, Vector
from bpy_extras.object_utils import world_to_camera_view

HERE = os.path.dirname(os.path.abspath(__file__))
CONTENT = os.path.join(HERE, "../../content/products")
WORK = os.path.join(HERE, "../../.cache/portraits")
ARGS = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
MODE = ARGS[0] if ARGS else "day"
SAMPLES = int(ARGS[1]) if len(ARGS) > 1 else 24
WIDTH = int(ARGS[2]) if len(ARGS) > 2 else 600
NIGHT = MODE == "night"

PLATE, GRAPHITE, COPPER, PATINA, LAMP = "#ece8df", "#141b1e", "#a8451a", "#5cc8b8", "#ffb224"
SHELL, DARK = "#d8d5ce", "#23292c"  # the two powder coats of the product family

# ---------------------------------------------------------------- content

def sheet(slug):
    """Dimensions and features of a product, from its content file."""
    text = open(os.path.join(CONTENT, slug + ".mdx"), encoding="utf-8").read()
    number = lambda key: float(re.search(rf"^    {key}: (\d+)", text, re.M).group(1))
    block = re.search(r"^features:\n((?:  - .*\n)+)", text, re.M).group(1)
    features = [line[4:].strip().strip('"') for line in block.splitlines()]
    return number("width"), number("height"), number("depth"), features

# ---------------------------------------------------------------- materials

def rgb(hexa):
    """A site color in linear RGB."""
    parts = [int(hexa[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts] + [1]

_made = {}

def mat(name, color="#808080", rough=0.5, metal=0.0, spec=0.5, coat=0.0, peel=0.0, scale=1.0,
        vary=0.0, emit=None, power=0.0, brushed=False):
    """A material; peel is the depth of its orange peel in mm, vary how much its gloss varies."""
    if name in _made:
        return _made[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    p = nodes["Principled BSDF"]
    p.inputs["Base Color"].default_value = rgb(color)
    p.inputs["Roughness"].default_value = rough
    p.inputs["Metallic"].default_value = metal
    p.inputs["Specular"].default_value = spec
    p.inputs["Clearcoat"].default_value = coat
    p.inputs["Clearcoat Roughness"].default_value = 0.06
    if emit:
        p.inputs["Emission"].default_value = rgb(emit)
        p.inputs["Emission Strength"].default_value = power
    if peel or vary or brushed:
        at = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    if peel:
        n = nodes.new("ShaderNodeTexNoise"); n.inputs["Scale"].default_value = scale
        n.inputs["Detail"].default_value = 1
        b = nodes.new("ShaderNodeBump"); b.inputs["Distance"].default_value = peel
        links.new(at, n.inputs["Vector"]); links.new(n.outputs["Fac"], b.inputs["Height"])
        links.new(b.outputs["Normal"], p.inputs["Normal"])
    if vary:
        n = nodes.new("ShaderNodeTexNoise"); n.inputs["Scale"].default_value = 0.02 * scale
        r = nodes.new("ShaderNodeMapRange")
        r.inputs["From Min"].default_value, r.inputs["From Max"].default_value = 0.3, 0.7
        r.inputs["To Min"].default_value, r.inputs["To Max"].default_value = rough - vary, rough + vary
        links.new(at, n.inputs["Vector"]); links.new(n.outputs["Fac"], r.inputs["Value"])
        links.new(r.outputs["Result"], p.inputs["Roughness"])
    _made[name] = m
    return m

def shell(scale=1.0):
    """Warm light gray powder coat; scale is 1 for a handheld product, less for a cabinet."""
    return mat("shell", SHELL, 0.46, spec=0.42, peel=0.02 if scale > 0.5 else 0, scale=1.1 * scale, vary=0.05)

def dark(scale=1.0):
    return mat("dark", DARK, 0.44, spec=0.42, peel=0.02 if scale > 0.5 else 0, scale=1.1 * scale, vary=0.05)

def black():   return mat("black", "#0c0f10", 0.42)
def void():    return mat("void", "#020303", 0.9, spec=0.1)
def rubber():  return mat("rubber", "#1b1f21", 0.62, spec=0.35)
def steel():   return mat("steel", "#b9bcbd", 0.3, 1, vary=0.05)
def zinc():    return mat("zinc", "#a9adad", 0.42, 1, vary=0.08)
def alu():     return mat("alu", "#c8c9c8", 0.34, 1, vary=0.06)
def copper():  return mat("copper", "#b8552a", 0.3, 1, vary=0.05)
def enamel():  return mat("enamel", "#a8451a", 0.34, coat=0.4)
def glass():   return mat("glass", "#07090a", 0.06, spec=0.5)

def light(color, day=2.0, night=6.0):
    """A lit lamp; dim enough to keep its hue."""
    return mat("light" + color, color, 0.3, emit=color, power=night * 0.4 if NIGHT else day * 0.5)

def unlit(color):
    return mat("unlit" + color, color, 0.2, coat=0.6)

def picture(file, emit=0.0, rough=0.4, spec=0.4, name=None):
    """A print or a screen: an image from screens/shoot.mjs with alpha; emit makes it glow."""
    name = name or file
    if name in _made:
        return _made[name]
    m = bpy.data.materials.new(name); m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    p = nodes["Principled BSDF"]
    i = nodes.new("ShaderNodeTexImage"); i.image = bpy.data.images.load(os.path.join(WORK, "tex", file))
    i.interpolation = "Cubic"; i.extension = "EXTEND"
    p.inputs["Roughness"].default_value = rough
    p.inputs["Specular"].default_value = spec
    if emit:
        p.inputs["Base Color"].default_value = (0.004, 0.004, 0.004, 1)
        p.inputs["Emission Strength"].default_value = emit
        links.new(i.outputs["Color"], p.inputs["Emission"])
    else:
        links.new(i.outputs["Color"], p.inputs["Base Color"])
        links.new(i.outputs["Alpha"], p.inputs["Alpha"])
    _made[name] = m
    return m

def screen(file, day=1.0, night=1.25, rough=0.07):
    return picture(file, night if NIGHT else day, rough=rough, spec=0.22)

# ---------------------------------------------------------------- shapes

def _object(name, mesh, material, bevel=0.0):
    o = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(o)
    mesh.materials.append(material)
    for f in mesh.polygons:
        f.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(38)
    if bevel:
        b = o.modifiers.new("bevel", "BEVEL")
        b.width, b.segments, b.limit_method, b.angle_limit = bevel, 3, "ANGLE", math.radians(38)
        b.harden_normals = True
    return o

def plate(w, h, d, at, material, R=0.0, r=0.4, face="front", name="plate"):
    """A slab w × h × d with corner radius R and edge radius r, its near face centered at `at`.
    face is the direction of that near face: front (-y), back, right (+x), left, top or bottom."""
    n = 1 if R <= 0 else (20 if R >= min(w, h) / 2 - 0.01 else 8)
    ring = []
    for cx, cz, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(n + (R > 0)):
            a = math.radians(a0 + (90 * k / n if R > 0 else 0))
            ring.append((cx * (w / 2 - R) + R * math.cos(a) * (R > 0), cz * (h / 2 - R) + R * math.sin(a) * (R > 0)))
    clean = [p for i, p in enumerate(ring) if math.dist(p, ring[i - 1]) > 1e-4]
    c = len(clean)
    verts = [(x, 0, z) for x, z in clean] + [(x, d, z) for x, z in clean]
    faces = [tuple(range(c)), tuple(reversed(range(c, 2 * c)))]
    faces += [(i, i + c, (i + 1) % c + c, (i + 1) % c) for i in range(c)]
    me = bpy.data.meshes.new(name); me.from_pydata(verts, [], [tuple(f) for f in faces]); me.update()
    import bmesh
    bm = bmesh.new(); bm.from_mesh(me); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(me); bm.free()
    o = _object(name, me, material, min(r, d * 0.45, min(w, h) * 0.45))
    o.location, o.rotation_euler = at, TURN[face]
    return o

TURN = {k: Euler([math.radians(a) for a in v]) for k, v in dict(
    front=(0, 0, 0), back=(0, 0, 180), right=(0, 0, 90), left=(0, 0, -90),
    top=(-90, 0, 0), bottom=(90, 0, 0)).items()}

def box(x0, x1, y0, y1, z0, z1, material, R=0.0, r=0.4, name="box"):
    """A box between two corners; R rounds the corners seen from the front."""
    return plate(abs(x1 - x0), abs(z1 - z0), abs(y1 - y0),
                 ((x0 + x1) / 2, min(y0, y1), (z0 + z1) / 2), material, R, r, "front", name)

def disc(radius, d, at, material, r=0.3, face="front", name="disc"):
    return plate(2 * radius, 2 * radius, d, at, material, radius, r, face, name)

def cut(o, *cutters):
    """Cuts the cutters out of a shape, before its edges are beveled."""
    for c in cutters:
        c.modifiers.clear()
        b = o.modifiers.new("cut", "BOOLEAN"); b.object, b.operation, b.solver = c, "DIFFERENCE", "EXACT"
        c.hide_render = True; c["rig"] = True
    bevels = [m.name for m in o.modifiers if m.type == "BEVEL"]
    for name in bevels:
        i = o.modifiers.find(name)
        old = o.modifiers[i]; w = old.width; o.modifiers.remove(old)
        b = o.modifiers.new("bevel", "BEVEL")
        b.width, b.segments, b.limit_method, b.angle_limit, b.harden_normals = w, 2, "ANGLE", math.radians(38), True
    return o

def decal(file_or_material, w, h, at, face="front", out=0.12):
    """A print of w × h mm, centered at `at`, slightly above its surface."""
    m = picture(file_or_material) if isinstance(file_or_material, str) else file_or_material
    me = bpy.data.meshes.new("decal")
    me.from_pydata([(-w / 2, -out, -h / 2), (w / 2, -out, -h / 2), (w / 2, -out, h / 2), (-w / 2, -out, h / 2)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new()
    for k, c in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        uv.data[k].uv = c
    o = bpy.data.objects.new("decal", me); bpy.context.collection.objects.link(o); me.materials.append(m)
    o.location, o.rotation_euler = at, TURN[face]
    return o

def wire(points, radius, material, cyclic=False, smooth=True):
    """A cable, rod or rail along points."""
    cu = bpy.data.curves.new("wire", "CURVE"); cu.dimensions = "3D"
    cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = radius, 4, True
    s = cu.splines.new("BEZIER" if smooth else "POLY")
    pts = s.bezier_points if smooth else s.points
    pts.add(len(points) - 1)
    for p, q in zip(pts, points):
        p.co = q if smooth else (*q, 1)
        if smooth: p.handle_left_type = p.handle_right_type = "AUTO"
    s.use_cyclic_u = cyclic
    o = bpy.data.objects.new("wire", cu); bpy.context.collection.objects.link(o); cu.materials.append(material)
    return o

def screw(at, radius=2.0, face="front", material=None, hexa=True):
    """A button-head screw with a socket."""
    out = Vector((0, -1, 0)); out.rotate(TURN[face]); at = Vector(at)
    head = disc(radius, radius * 0.55, at + out * radius * 0.5, material or steel(), radius * 0.22, face, "screw")
    a = [math.radians(60 * k) for k in range(6)]
    me = bpy.data.meshes.new("socket")
    me.from_pydata([(radius * 0.5 * math.cos(t), 0, radius * 0.5 * math.sin(t)) for t in a], [], [tuple(range(6))])
    o = _object("socket", me, void()); o.location = at + out * (radius * 0.5 + 0.02 * radius); o.rotation_euler = TURN[face]
    return [head, o]

def lamp(at, radius, material, face="front"):
    """A pilot lamp in its bezel."""
    out = Vector((0, -1, 0)); out.rotate(TURN[face]); at = Vector(at)
    return [disc(radius * 1.3, radius * 0.6, at + out * radius * 0.35, black(), radius * 0.15, face),
            disc(radius, radius * 0.9, at + out * radius * 0.6, material, radius * 0.45, face)]

def turn(objects, pivot, degrees, axis="Z"):
    """Rotates objects about a hinge."""
    e = bpy.data.objects.new("hinge", None); bpy.context.collection.objects.link(e)
    e.location = pivot
    flat = [o for x in objects for o in (x if isinstance(x, (list, tuple)) else [x])]
    bpy.context.view_layer.update()
    for o in flat:
        o.parent = e; o.matrix_parent_inverse = e.matrix_world.inverted()
    setattr(e.rotation_euler, axis.lower(), math.radians(degrees))
    bpy.context.view_layer.update()
    return e

class Front:
    """The front face in the coordinates of the outline drawing: mm from its upper left corner."""
    def __init__(self, w, h, x=0.0, y=0.0, z=0.0):
        self.w, self.h, self.x, self.y, self.z = w, h, x, y, z
    def at(self, x, y, out=0.0):
        return (self.x + x - self.w / 2, self.y - out, self.z + self.h - y)
    def rect(self, x, y, w, h, material, out=1.0, deep=0.0, R=0.0, r=0.4):
        """A part on the front that protrudes by `out` and goes in by `deep`."""
        return plate(w, h, out + deep, self.at(x + w / 2, y + h / 2, out), material, R, r)
    def print(self, file, x, y, w, h, out=0.0):
        return decal(file, w, h, self.at(x + w / 2, y + h / 2, out))

# ---------------------------------------------------------------- the studio

def begin():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _made.clear()

def _area(name, at, to, w, h, power, color=(1, 1, 1), shadow=True):
    d = bpy.data.lights.new(name, "AREA"); d.shape = "RECTANGLE"; d.size, d.size_y = w, h
    d.energy, d.color, d.cycles.cast_shadow = power, color, shadow
    o = bpy.data.objects.new(name, d); bpy.context.collection.objects.link(o)
    o.location = at; o.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler(); o["rig"] = True
    return o

def _points():
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    for o in bpy.context.scene.objects:
        if o.type in ("MESH", "CURVE") and not o.get("rig"):
            e = o.evaluated_get(dg)
            for v in e.to_mesh().vertices:
                yield e.matrix_world @ v.co
            e.to_mesh_clear()

def stage(az=30, el=13, lens=90, fill=(0.74, 0.76), lift=0.0, key=1.0, floor=True, rim=1.0, fillin=1.0, gloss=0.2, reach=2.1):
    """Camera, lights and floor, the same for every product and scaled to its size.
    The camera stays level and its lens is shifted, so that verticals stay vertical."""
    sc = bpy.context.scene
    pts = list(_points())
    lo = Vector(min(p[i] for p in pts) for i in range(3)); hi = Vector(max(p[i] for p in pts) for i in range(3))
    mid, S = (lo + hi) / 2, (hi - lo).length / 2
    a = math.radians(az)
    fwd, right, up = Vector((-math.sin(a), math.cos(a), 0)), Vector((math.cos(a), math.sin(a), 0)), Vector((0, 0, 1))
    f, t = lens / 36, math.tan(math.radians(el))
    def frame(D):
        c = mid - fwd * D + up * D * t
        uv = [((p - c).dot(right) * f / (p - c).dot(fwd), (p - c).dot(up) * f / (p - c).dot(fwd)) for p in pts]
        u, v = [q[0] for q in uv], [q[1] for q in uv]
        return c, min(u), max(u), min(v), max(v)
    d0, d1 = S * 1.2, S * 40
    for _ in range(40):
        D = (d0 + d1) / 2
        _, u0, u1, v0, v1 = frame(D)
        big = max((u1 - u0) / fill[0], (v1 - v0) / (0.75 * fill[1])) > 1
        d0, d1 = (D, d1) if big else (d0, D)
    c, u0, u1, v0, v1 = frame(D)
    cam = bpy.data.cameras.new("camera"); cam.lens, cam.sensor_width = lens, 36
    cam.clip_start, cam.clip_end = D * 0.05, D * 20
    cam.shift_x, cam.shift_y = (u0 + u1) / 2, (v0 + v1) / 2 + lift
    co = bpy.data.objects.new("camera", cam); bpy.context.collection.objects.link(co); co["rig"] = True
    co.location, co.rotation_euler = c, Euler((math.pi / 2, 0, a))
    sc.camera = co
    P = lambda r, w, u: mid + (right * r - fwd * w + up * u) * S
    world = bpy.data.worlds.new("world"); sc.world = world; world.use_nodes = True
    bg = world.node_tree.nodes["Background"]
    E = S * S
    if not NIGHT:
        bg.inputs["Color"].default_value = (1.0, 0.985, 0.96, 1); bg.inputs["Strength"].default_value = 0.39
        _area("key", P(-2.3, 1.7, 2.5), mid, 2.2 * S, 2.2 * S, 66 * E * key, (1, 0.985, 0.965))
        _area("fill", P(2.8, 1.0, 0.9), mid, 2.0 * S, 2.6 * S, 7 * E * fillin, (0.95, 0.98, 1), False)
        _area("back", P(1.2, -2.2, 2.0), mid, 2.4 * S, 0.9 * S, 16 * E * rim, (1, 1, 1), False)
    else:
        bg.inputs["Color"].default_value = (0.55, 0.75, 1.0, 1); bg.inputs["Strength"].default_value = 0.006
        _area("key", P(-2.4, 1.3, 2.3), mid, 2.2 * S, 2.2 * S, 17 * E * key, (0.86, 0.94, 1))
        _area("rim left", P(-2.0, -1.5, 1.2), mid, 0.5 * S, 2.6 * S, 40 * E * rim, (0.80, 0.91, 1))
        _area("rim right", P(2.2, -1.1, 1.0), mid, 0.5 * S, 2.6 * S, 38 * E * rim, (1, 0.80, 0.62))
        _area("top", P(0.2, -1.6, 2.4), mid, 2.2 * S, 0.5 * S, 38 * E * rim, (0.9, 0.95, 1))
    if floor:
        me = bpy.data.meshes.new("floor"); k = 14 * S
        me.from_pydata([(-k, -k, 0), (k, -k, 0), (k, k, 0), (-k, k, 0)], [], [(0, 1, 2, 3)])
        fo = bpy.data.objects.new("floor", me); bpy.context.collection.objects.link(fo); fo["rig"] = True
        fo.location = (mid.x, mid.y, min(lo.z, 0))
        if NIGHT:
            m = bpy.data.materials.new("floor"); m.use_nodes = True; n, l = m.node_tree.nodes, m.node_tree.links
            p = n["Principled BSDF"]; p.inputs["Base Color"].default_value = rgb("#141b1e"); p.inputs["Roughness"].default_value = gloss
            p.inputs["Specular"].default_value = 0.6
            tc = n.new("ShaderNodeTexCoord"); mp = n.new("ShaderNodeMapping"); gr = n.new("ShaderNodeTexGradient"); gr.gradient_type = "SPHERICAL"
            rad = reach * S; mp.inputs["Scale"].default_value = (1 / rad, 1 / rad, 1 / rad)
            ra = n.new("ShaderNodeMapRange"); ra.interpolation_type = "SMOOTHERSTEP"
            ra.inputs["From Min"].default_value, ra.inputs["From Max"].default_value = 0.0, 0.62
            l.new(tc.outputs["Object"], mp.inputs["Vector"]); l.new(mp.outputs["Vector"], gr.inputs["Vector"])
            l.new(gr.outputs["Fac"], ra.inputs["Value"]); l.new(ra.outputs["Result"], p.inputs["Alpha"])
            me.materials.append(m)
        else:
            me.materials.append(mat("paper", PLATE, 0.8, spec=0.1)); fo.is_shadow_catcher = True

def shoot(slug, features, anchors):
    """Renders two half exposures (their difference shows the noise) and writes the hotspots in frontmatter format."""
    sc = bpy.context.scene; vl = bpy.context.view_layer
    r = sc.render; r.engine = "CYCLES"
    r.resolution_x, r.resolution_y, r.resolution_percentage = WIDTH, WIDTH * 3 // 4, 100
    r.film_transparent = True; r.use_persistent_data = True
    cy = sc.cycles; cy.device = "CPU"; cy.samples = max(4, SAMPLES // 2); cy.use_denoising = False; cy.use_adaptive_sampling = False
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces, cy.transmission_bounces, cy.transparent_max_bounces = 4, 2, 2, 1, 8
    cy.sample_clamp_indirect, cy.blur_glossy, cy.caustics_reflective, cy.caustics_refractive = 2.5, 1.0, False, False
    cy.pixel_filter_type = "BLACKMAN_HARRIS"; cy.filter_width = 1.4
    cy.denoising_store_passes = True if hasattr(cy, "denoising_store_passes") else None
    vl.cycles.denoising_store_passes = True; vl.use_pass_emit = True
    s = r.image_settings; s.file_format = "OPEN_EXR_MULTILAYER"; s.color_depth = "32"; s.exr_codec = "NONE"
    os.makedirs(WORK, exist_ok=True)
    vl.update()
    with open(os.path.join(WORK, slug + ".yaml"), "w") as spots:
        spots.write("  hotspots:\n")
        for number, at in enumerate(anchors[:len(features)], 1):
            v = world_to_camera_view(sc, sc.camera, Vector(at))
            spots.write(f"    - feature: {number}\n      x: {v.x * 100:.1f}\n      y: {100 - v.y * 100:.1f}\n")
    if MODE == "spots":
        return
    for seed in (0, 1):
        cy.seed = 11 + seed * 101
        r.filepath = os.path.join(WORK, f"{slug}-{MODE}-{seed}.exr"); bpy.ops.render.render(write_still=True)
